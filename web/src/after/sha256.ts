// A module of its own, so that only this part of the library is bundled.
export { sha256 } from "@noble/hashes/sha2.js";
