// Shared texts, and those that lie in a game's own folder.
export default import.meta.glob<string>(["../../../src/kartentisch/**/en/*.ftl", "../../../src/kartentisch/**/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
