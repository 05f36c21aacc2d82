// Accessors of the view that several parts of the board share.
import { seatName } from "../../lib/people";
import type { Frame, SchatzsucheView } from "../../protocol";

export const viewOf = (frame: Frame): SchatzsucheView => frame.view as SchatzsucheView;
export const nameOf = (frame: Frame, seat: number): string => seatName(frame.table, seat);

/** Cards of a trick with the seats that played them. */
export function cardsWithSeats(cards: string[], leader: number, players: number): { card: string; seat: number }[] {
  return cards.map((card, place) => ({ card, seat: (leader + place) % players }));
}
