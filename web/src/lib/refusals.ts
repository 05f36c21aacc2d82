// Refusals of the server in the chosen language, with the rule behind them.
import { t, textOr } from "./i18n.svelte";

interface Refusal {
  code: string;
  rule: string | null;
  /** In English, the fallback for codes without a text. */
  reason?: string;
}

export function refusalText({ code, rule, reason }: Refusal): string {
  const text = textOr(`refused-${code}`, reason ?? t("refused-internal"));
  return [text, rule && textOr(`rule-${rule}`, "")].filter(Boolean).join(" ");
}
