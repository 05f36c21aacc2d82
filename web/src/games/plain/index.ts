// Any game, drawn from its view and its legal moves: for games without a folder of their own.
import { t } from "../../lib/i18n.svelte";
import type { GameParts } from "../api";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { names } from "./names";
import { pauseAfter } from "./pause";
import Sheet from "./Sheet.svelte";

const parts: GameParts = {
  Board,
  Sheet,
  Card,
  names,
  chapter: ({ deal }) => `${t("sheet-round")} ${deal}`,
  pauseAfter,
};
export default parts;
