// Shared texts, and those that lie in a game's own folder.
export default import.meta.glob<string>(["../../../src/kartentisch/**/it/*.ftl", "../../../src/kartentisch/**/it.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
