// Shared texts, and those that lie in a game's own folder.
export default import.meta.glob<string>(["../../../src/kartentisch/**/fr/*.ftl", "../../../src/kartentisch/**/fr.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
