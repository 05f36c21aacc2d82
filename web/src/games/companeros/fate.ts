import { t } from "../../lib/i18n.svelte";
import type { Fate } from "./round";

/** When a player takes, or why they do not, in words. */
export function fateText(fate: Fate): string {
  if (fate === null) return "";
  if (typeof fate === "string") return t(`companeros-place-${fate}`);
  return fate.taken ? t("companeros-place-taken") : t("companeros-place", { place: fate.place });
}
