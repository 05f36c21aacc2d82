import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./", // it also works under a path of another site
  plugins: [svelte()],
  build: {
    outDir: "../src/kartentisch/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data in style sheets
    target: "es2022",
    rolldownOptions: {
      output: {
        // What three or more pages or games share is one file: small files compress badly.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8028", ws: true } },
  },
});
