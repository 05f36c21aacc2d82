// Opening tables and sitting down at them.
import type { NewTable, Place } from "../protocol";
import { joinTable, openTable } from "./api";
import { t } from "./i18n.svelte";
import { router } from "./router.svelte";
import { keepSeat } from "./seats";
import { settings, type Pace } from "./settings.svelte";

/** How long bots wait before a move; a moment in which one's own can still be taken back. */
export const BOT_PAUSE_MS: Record<Pace, number> = { calm: 1_500, normal: 800, brisk: 300, instant: 0 };

/** Tables that begin at once, with this bot on the empty seats. */
const quick = new Map<string, string>();

export const nameToUse = (): string => settings.name.trim() || t("guest");

export async function newTable(table: Omit<NewTable, "name">, bot?: string): Promise<void> {
  const place = await openTable({
    ...table,
    name: nameToUse(),
    bot_pause_ms: BOT_PAUSE_MS[settings.pace],
  });
  if (bot) beginAtOnce(place.table.id, bot);
  sit(place);
  router.go("table", place.table.id);
}

/** When one comes to this table, it begins with this bot on the empty seats. */
export const beginAtOnce = (table: string, bot: string): void => void quick.set(table, bot);

export async function join(table: string): Promise<void> {
  sit(await joinTable(table, { name: nameToUse() }));
}

function sit(place: Place): void {
  keepSeat(place.table.id, place.table.game, place.token);
}

/** The bot for the empty seats of a table that begins at once; only asked for once. */
export function takeQuickStart(table: string): string | null {
  const bot = quick.get(table) ?? null;
  quick.delete(table);
  return bot;
}
