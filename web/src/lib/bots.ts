// The bots offered to people.
import { textOr } from "./i18n.svelte";

/** From the weakest to the strongest; a game without them offers what it has. */
const USUAL = ["beginner", "regular", "expert"];
const DEFAULT = "regular";

export function botsToChoose(bots: string[]): string[] {
  const usual = USUAL.filter((bot) => bots.includes(bot));
  return usual.length ? usual : bots;
}

/** The default bot. */
export const usualBot = (bots: string[]): string => (bots.includes(DEFAULT) ? DEFAULT : (bots.at(-1) ?? DEFAULT));

export const botName = (bot: string): string => textOr(`bot-${bot}`, bot);
