// Shared texts, and those that lie in a game's own folder.
export default import.meta.glob<string>(["../../../src/kartentisch/**/de/*.ftl", "../../../src/kartentisch/**/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
