export { default as Board } from "../plain/Board.svelte";
export { default as Sheet } from "../plain/Sheet.svelte";
export { pauseAfter } from "../plain/pause";
