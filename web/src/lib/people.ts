// Who sits where, by name.
import type { TableInfo } from "../protocol";
import { t } from "./i18n.svelte";

const BOT_NAMES = ["Ada", "Bruno", "Clara", "Dario", "Elsa", "Fabio"];

/** The name of a seat as everybody sees it. */
export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (info?.kind === "bot") return BOT_NAMES[seat] ?? `Bot ${seat + 1}`;
  return info?.name ?? t("empty-seat");
}

/** All seats clockwise, beginning with one's own. */
export function seatsAround(players: number, seat: number | null): number[] {
  const own = seat ?? 0;
  return Array.from({ length: players }, (_, step) => (own + step) % players);
}

/** The names of several seats as a list. */
export function namesOf(table: TableInfo, seats: number[], language: string): string {
  return new Intl.ListFormat(language).format(seats.map((seat) => seatName(table, seat)));
}
