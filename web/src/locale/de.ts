export default import.meta.glob<string>("../../../src/kartentisch/locale/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
