// The seats that belong to this browser: a token for each table.
import { keep, kept } from "./storage";

export interface MySeat {
  table: string;
  game: string;
  token: string;
  at: number;
}

const KEY = "seats";
const MOST = 50;

/** All of them, the newest first. */
export function mySeats(): MySeat[] {
  const seats = kept<MySeat[]>(KEY);
  return Array.isArray(seats) ? seats : [];
}

/** The token for a table, if this browser has a seat there. */
export function tokenFor(table: string): string | null {
  return mySeats().find((seat) => seat.table === table)?.token ?? null;
}

export function keepSeat(table: string, game: string, token: string): void {
  const others = mySeats().filter((seat) => seat.table !== table);
  keep(KEY, [{ table, game, token, at: Date.now() }, ...others].slice(0, MOST));
}

export function forgetSeat(table: string): void {
  keep(KEY, mySeats().filter((seat) => seat.table !== table));
}
