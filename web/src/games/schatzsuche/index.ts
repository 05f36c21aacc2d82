import { t } from "../../lib/i18n.svelte";
import type { GameParts } from "../api";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { names } from "./names";
import { pauseAfter, pauseAtEnd } from "./pause";
import Sheet from "./Sheet.svelte";
import { tell } from "./tell";

const parts: GameParts = {
  Board,
  Sheet,
  Card,
  names,
  chapter: ({ deal }) => t("replay-schatzsuche-round", { number: deal }),
  pauseAfter,
  pauseAtEnd,
  tell,
};
export default parts;
