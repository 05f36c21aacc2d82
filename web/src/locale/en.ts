export default import.meta.glob<string>("../../../src/kartentisch/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
