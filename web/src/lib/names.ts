// Cards and moves by their names in the chosen language; the notation is that of docs/rules.md.
import { t } from "./i18n.svelte";

export function cardName(game: string, card: string): string {
  if (game === "eight28") return card === "1/11" ? t("card-one-or-eleven") : t("card-number", { value: card });
  const value = card.slice(1);
  if (game === "companeros") return t("card-colour", { colour: t(`colour-${card[0]}`), value });
  return t("card-suit", { suit: t(`suit-${card[0]}`), rank: t(`rank-name-${value}`) });
}

/** A card with its article, as what somebody plays or guesses. */
export function theCard(game: string, card: string): string {
  const value = card.slice(1);
  if (game === "companeros") return t(`the-card-${card[0]}`, { value: Number(value) });
  return t(`the-card-${value}`, { suit: t(`suit-${card[0]}`) });
}

/** What a button for a move says. */
export function moveName(game: string, move: string): string {
  const [verb = "", object = ""] = move.split(" ");
  if (game === "eight28") return t(`eight28-move-${verb}`);
  if (game === "companeros") {
    return verb === "take" ? t("companeros-move-take", { colour: t(`the-colour-${object}`) }) : cardName(game, verb);
  }
  switch (verb) {
    case "bid":
      return t("schatzsuche-move-bid", { tricks: Number(object) });
    case "guess":
      return t("schatzsuche-move-guess", { card: cardName(game, object) });
    case "flip":
    case "unflip":
      return t(`schatzsuche-move-${verb}`, { suit: t(`suit-${object}`) });
    case "ok":
      return t("schatzsuche-move-ok");
    case "object":
      return t("schatzsuche-move-object", { seat: Number(object) + 1 });
    default:
      return cardName(game, verb);
  }
}

/** What somebody has done, as a sentence. */
export function moveTold(game: string, move: string, name: string, nameOf: (seat: number) => string): string {
  const [verb = "", object = ""] = move.split(" ");
  if (game === "eight28") return t(verb === "take" ? "eight28-tell-takes" : `eight28-tell-${verb}`, { name });
  if (game === "companeros" && verb === "take") return t("companeros-tell-take", { name, colour: t(`the-colour-${object}`) });
  switch (verb) {
    case "bid":
      return t("schatzsuche-story-bid", { name, tricks: Number(object) });
    case "guess":
      return t("schatzsuche-story-guess", { name, card: theCard(game, object) });
    case "flip":
    case "unflip":
      return t(`schatzsuche-story-${verb}`, { name, suit: t(`suit-${object}`) });
    case "ok":
      return t("schatzsuche-story-ok", { name });
    case "object":
      return t("schatzsuche-story-object", { name, other: nameOf(Number(object)) });
    default:
      return t("news-played", { name, card: theCard(game, verb) });
  }
}
