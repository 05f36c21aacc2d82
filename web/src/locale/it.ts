export default import.meta.glob<string>("../../../src/kartentisch/locale/it/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
