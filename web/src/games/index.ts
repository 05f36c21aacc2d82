// The registry: a folder here is a game, by its id; a game without a folder is drawn by plain/.
import type { Component } from "svelte";
import type { GameParts } from "./api";

const parts = import.meta.glob<GameParts>("./*/index.ts", { import: "default" });
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { import: "default" });

const FALLBACK = "plain";

/** All that the page knows of a game; loaded when it is needed. */
export const partsOf = (game: string): Promise<GameParts> => (parts[`./${game}/index.ts`] ?? parts[`./${FALLBACK}/index.ts`])!();

/** The picture of a game for the home page, which needs no more of it. */
export const pictureOf = (game: string): Promise<Component> =>
  (pictures[`./${game}/Picture.svelte`] ?? pictures[`./${FALLBACK}/Picture.svelte`])!();
