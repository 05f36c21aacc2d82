// What this browser noted before each game, to verify the shuffle afterwards.
import { keep, kept } from "./storage";

export interface Note {
  table: string;
  seat: number;
  /** This seat's value. */
  value: string;
  /** The server's commitment as it was before the cut. */
  commitment: string;
}

const KEY = "cuts";
const MOST = 200;

function notes(): Note[] {
  const all = kept<Note[]>(KEY);
  return Array.isArray(all) ? all : [];
}

export function noteFor(table: string): Note | null {
  return notes().find((note) => note.table === table) ?? null;
}

export function keepNote(note: Note): void {
  keep(KEY, [note, ...notes().filter(({ table }) => table !== note.table)].slice(0, MOST));
}
