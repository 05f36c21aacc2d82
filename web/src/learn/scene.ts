// Frames without a server table: for the examples of the rules.
import { allGames } from "../lib/games.svelte";
import type { AnyView, Frame, News, TableInfo } from "../protocol";

/** The people of the examples, as the texts name them. */
const NAMES = ["Ada", "Bruno", "Clara", "David", "Emma", "Hugo"];

/** A table for examples, with the game's default options. */
export async function paperTable(game: string, names = NAMES): Promise<TableInfo> {
  const info = (await allGames()).find(({ id }) => id === game);
  const options = (info?.options ?? []).map(({ name, values, least }) => [name, values?.[0] ?? least ?? 0]);
  return {
    id: "",
    game,
    options: Object.fromEntries(options),
    players: names.length,
    open: false,
    clock: null,
    bot_pause_ms: 0,
    status: "playing",
    seats: names.map((name) => ({
      kind: "person",
      name,
      bot: null,
      here: true,
      away: false,
      cut: true,
      clock_ms: null,
    })),
    host: null,
    commitment: "",
    previous: null,
    next: null,
    winners: [],
  };
}

/** A view as a frame of that table. */
export function paperFrame(table: TableInfo, view: AnyView, seq: number, news: News | null = null): Frame {
  const players = view.players.length;
  return { seq, news, table: { ...table, players, seats: table.seats.slice(0, players) }, view, legal: [], may_undo: false, prospects: null, refusals: {} };
}
