// Without texts, cards and moves are told in their notation.
import { t } from "../../lib/i18n.svelte";
import type { Names } from "../api";

export const names: Names = {
  card: (card) => card,
  move: (move) => move,
  moveTold: (move, name) => `${name}: ${move}`,
  dealt: () => t("news-dealt"),
};
