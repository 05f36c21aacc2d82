export default import.meta.glob<string>("../../../src/kartentisch/locale/fr/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
