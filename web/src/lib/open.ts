// Opening tables and sitting down at them.
import type { NewTable, Place } from "../protocol";
import { joinTable, openTable } from "./api";
import { t } from "./i18n.svelte";
import { router } from "./router.svelte";
import { keepSeat } from "./seats";
import { settings, type Pace } from "./settings.svelte";

/** The pause before a bot's move; meanwhile a person can take their own move back. */
export const BOT_PAUSE_MS: Record<Pace, number> = { calm: 1_500, normal: 800, brisk: 300, instant: 0 };

/** Tables to start at once, with the bot for their empty seats. */
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

/** Start this table as soon as its page opens, with this bot on the empty seats. */
export const beginAtOnce = (table: string, bot: string): void => void quick.set(table, bot);

export async function join(table: string): Promise<void> {
  sit(await joinTable(table, { name: nameToUse() }));
}

function sit(place: Place): void {
  keepSeat(place.table.id, place.table.game, place.token);
}

/** The bot of a table to be started at once; forgotten when read. */
export function takeQuickStart(table: string): string | null {
  const bot = quick.get(table) ?? null;
  quick.delete(table);
  return bot;
}
