// What has just happened, for people who do not see the table.
import { i18n, t } from "../../lib/i18n.svelte";
import { endText, sentences } from "../../lib/news";
import { seatName } from "../../lib/people";
import type { Eight28View as View, Frame } from "../../protocol";
import { cardName } from "./names";
import { stepsOf, stepText } from "./steps";

export function tell(frame: Frame): string {
  const { news, table } = frame;
  const view = frame.view as View | null;
  if (!view || (news?.type !== "moved" && news?.type !== "dealt")) return "";
  const told = news.type === "dealt" ? tellDeal(view, news.number) : tellMove(frame, view, news.seat, news.move);
  const isNewLap = view.phase === "offer" && view.players.every((player) => !player.answer);
  if (isNewLap) told.push(t("eight28-tell-lap", { name: seatName(table, view.card_giver) }));
  told.push(...stepsOf(frame).map((step) => stepText(frame, step)));
  return sentences(...told, endText(table));
}

function tellDeal(view: View, number: number): string[] {
  const own = view.seat === null ? null : view.players[view.seat]?.secret;
  const told = [t("news-dealt-eight28", { number })];
  if (own) told.push(t("eight28-tell-secret", { card: cardName(own) }));
  return told;
}

function tellMove(frame: Frame, view: View, seat: number, move: string): string[] {
  const player = view.players[seat]!;
  const name = seatName(frame.table, seat);
  if (move !== "take") return [t(`eight28-tell-${move}`, { name })];
  const told = [t("eight28-tell-take", { name, card: cardName(player.face_up.at(-1)!), totals: totalsText(player.totals) })];
  if (player.out) told.push(t("eight28-tell-out", { name }));
  return told;
}

export const totalsText = (totals: number[]): string =>
  new Intl.ListFormat(i18n.language, { type: "disjunction" }).format(totals.map(String));
