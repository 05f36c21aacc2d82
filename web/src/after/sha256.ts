// A file of its own, so that nothing else of the library is loaded.
export { sha256 } from "@noble/hashes/sha2.js";
