// Words that several parts of the board use.
import { cardName } from "../../lib/names";
import { t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/people";
import type { Frame, SchatzsucheView } from "../../protocol";

export const PLAYERS = 3;

export const viewOf = (frame: Frame): SchatzsucheView => frame.view as SchatzsucheView;
export const suitName = (suit: string): string => t(`suit-${suit}`);
export const nameOfCard = (card: string): string => cardName("schatzsuche", card);
/** The rank as it stands on the card. */
export const rankOf = (card: string): string => (card[1] === "T" ? "10" : /[JQKA]/.test(card[1]!) ? t(`rank-${card[1]}`) : card[1]!);
export const nameOf = (frame: Frame, seat: number): string => seatName(frame.table, seat);

/** Points with their sign, as one writes them down. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
/** A sum, with a real minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** Cards of a trick with the seats they come from. */
export function cardsWithSeats(cards: string[], leader: number): { card: string; seat: number }[] {
  return cards.map((card, place) => ({ card, seat: (leader + place) % PLAYERS }));
}
