import type { GameParts } from "../api";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { chapter } from "./chapter";
import { names } from "./names";
import { pauseAfter } from "./pause";
import Sheet from "./Sheet.svelte";
import { tell } from "./tell";

const parts: GameParts = { Board, Sheet, Card, names, chapter, pauseAfter, tell };
export default parts;
