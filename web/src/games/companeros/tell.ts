// What has just happened, for people who do not see the table: the card, the outcome of a round, and the next one.
import { i18n, t } from "../../lib/i18n.svelte";
import { endText, moveText, newsText, sentences } from "../../lib/news";
import { namesOf } from "../../lib/people";
import type { Frame } from "../../protocol";
import { names } from "./names";
import { endsRound, viewOf } from "./round";

export function tell(frame: Frame): string {
  const { news, table } = frame;
  if (!frame.view || (news?.type !== "moved" && news?.type !== "dealt")) return "";
  const view = viewOf(frame);
  const next = view.phase === "play" ? t("companeros-round", { round: view.round }) : "";
  if (news.type === "dealt") return sentences(newsText(names, frame), next);
  const told = moveText(names, table, news);
  if (endsRound(frame)) {
    const outcome = view.last_round?.standing.serving.length ? "" : t("companeros-nobody-takes");
    return sentences(told, outcome, next, endText(table));
  }
  return view.phase === "take" && !view.served_so_far ? sentences(told, ...orderTold(frame)) : told;
}

function orderTold(frame: Frame): string[] {
  const { groups, serving } = viewOf(frame).standing;
  const told = [t("companeros-now-take", { names: namesOf(frame.table, serving, i18n.language) })];
  const tie = groups.find((group) => group.colours.length > 1);
  if (!tie) return told;
  const colours = new Intl.ListFormat(i18n.language).format(tie.colours.map((colour) => t(`colour-${colour}`)));
  return [...told, t("companeros-now-tie", { colours, value: tie.value })];
}
