// Cards, moves and points of Schatzsuche in words.
import { t } from "../../lib/i18n.svelte";
import type { Names } from "../api";

export const suitName = (suit: string): string => t(`suit-${suit}`);
export const cardName = (card: string): string => t("card-suit", { suit: suitName(card[0]!), rank: t(`rank-name-${card[1]}`) });
/** A card with its article, as what somebody plays or guesses. */
const theCard = (card: string): string => t(`the-card-${card[1]}`, { suit: suitName(card[0]!) });
/** The rank as printed on the card. */
export const rankOf = (card: string): string => (card[1] === "T" ? "10" : /[JQKA]/.test(card[1]!) ? t(`rank-${card[1]}`) : card[1]!);

/** What a button for a move says. */
export function moveName(move: string): string {
  const [verb = "", object = ""] = move.split(" ");
  switch (verb) {
    case "bid":
      return t("schatzsuche-move-bid", { tricks: Number(object) });
    case "guess":
      return t("schatzsuche-move-guess", { card: cardName(object) });
    case "flip":
    case "unflip":
      return t(`schatzsuche-move-${verb}`, { suit: suitName(object) });
    case "ok":
      return t("schatzsuche-move-ok");
    case "object":
      return t("schatzsuche-move-object", { seat: Number(object) + 1 });
    default:
      return cardName(verb);
  }
}

export const names: Names = {
  card: cardName,
  move: moveName,
  moveTold(move, name, nameOf) {
    const [verb = "", object = ""] = move.split(" ");
    switch (verb) {
      case "bid":
        return t("schatzsuche-story-bid", { name, tricks: Number(object) });
      case "guess":
        return t("schatzsuche-story-guess", { name, card: theCard(object) });
      case "flip":
      case "unflip":
        return t(`schatzsuche-story-${verb}`, { name, suit: suitName(object) });
      case "ok":
        return t("schatzsuche-story-ok", { name });
      case "object":
        return t("schatzsuche-story-object", { name, other: nameOf(Number(object)) });
      default:
        return t("news-played", { name, card: theCard(verb) });
    }
  },
  dealt: (number) => t("news-dealt-schatzsuche", { number }),
};

/** Points with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
/** A sum with a typographic minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
