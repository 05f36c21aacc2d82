// Cards and moves of 8-28 in words.
import { t } from "../../lib/i18n.svelte";
import type { Names } from "../api";

export const cardName = (card: string): string => (card === "1/11" ? t("card-one-or-eleven") : t("card-number", { value: card }));

/** What a button for a move says. */
export const moveName = (move: string): string => t(`eight28-move-${move}`);

export const names: Names = {
  card: cardName,
  move: moveName,
  moveTold: (move, name) => t(move === "take" ? "eight28-tell-takes" : `eight28-tell-${move}`, { name }),
  dealt: (number) => t("news-dealt-eight28", { number }),
};
