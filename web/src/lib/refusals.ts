// Refusals of the server in the chosen language.
import { i18n, t } from "./i18n.svelte";

export function refusalText(code: string, rule: string | null): string {
  const text = t(i18n.has(`refused-${code}`) ? `refused-${code}` : "refused-internal");
  return rule ? `${text} ${t("rule-number", { rule })}` : text;
}
