export { default as Board } from "./Board.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { pauseAfter, pauseAtEnd } from "./pause";
export { tell } from "./tell";
