import { t } from "../../lib/i18n.svelte";
import type { CompanerosView, ReplayStep, TableInfo } from "../../protocol";

/** Every round is a chapter; in a match its game is named, too. */
export function chapter({ deal, view }: ReplayStep, { options }: TableInfo): string {
  const number = (view as CompanerosView).round;
  return options["games"] === 1 ? t("replay-companeros-round", { number }) : t("replay-companeros-game-round", { game: deal, number });
}
