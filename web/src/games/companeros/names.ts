// Cards and moves of Compañeros in words.
import { t } from "../../lib/i18n.svelte";
import type { Names } from "../api";

export const cardName = (card: string): string => t("card-colour", { colour: t(`colour-${card[0]}`), value: card.slice(1) });

/** A card with its article, as what somebody plays. */
export const theCard = (card: string): string => t(`the-card-${card[0]}`, { value: Number(card.slice(1)) });

export const names: Names = {
  card: cardName,
  move(move) {
    const [verb = "", colour = ""] = move.split(" ");
    return verb === "take" ? t("companeros-move-take", { colour: t(`the-colour-${colour}`) }) : cardName(verb);
  },
  moveTold(move, name) {
    const [verb = "", colour = ""] = move.split(" ");
    if (verb === "take") return t("companeros-tell-take", { name, colour: t(`the-colour-${colour}`) });
    return t("news-played", { name, card: theCard(verb) });
  },
  // The only game of a match needs no number.
  dealt: (number, { options }) => (options["games"] === 1 ? t("news-dealt") : t("news-dealt-companeros", { number })),
};
