// Cards and moves by their names in the chosen language; the notation is that of docs/rules.md.
import { t } from "./i18n.svelte";

export function cardName(game: string, card: string): string {
  if (game === "eight28") return card === "1/11" ? t("card-one-or-eleven") : t("card-number", { value: card });
  const value = card.slice(1);
  if (game === "companeros") return t("card-colour", { colour: t(`colour-${card[0]}`), value });
  return t("card-suit", { suit: t(`suit-${card[0]}`), rank: t(`rank-name-${value}`) });
}

/** What a button for a move says. */
export function moveName(game: string, move: string): string {
  const [verb = "", object = ""] = move.split(" ");
  if (game === "eight28") return t(`eight28-move-${verb}`);
  if (game === "companeros") {
    return verb === "take" ? t("companeros-move-take", { colour: t(`colour-${object}`) }) : cardName(game, verb);
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
