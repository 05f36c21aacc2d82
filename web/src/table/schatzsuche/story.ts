// What has just happened beyond the move itself: who takes the trick, what a round brought, what a fault costs.
import { i18n, t } from "../../lib/i18n.svelte";
import { moveTold } from "../../lib/names";
import type { Frame } from "../../protocol";
import { nameOf, nameOfCard, PLAYERS, signed, suitName, viewOf } from "./names";
import { roundHasEnded } from "./pause";

/** One or two sentences, or nothing if the move says it all. */
export function story(frame: Frame, before: Frame | null): string {
  const view = viewOf(frame);
  const news = frame.news;
  if (news?.type === "dealt" && view.trump_card) {
    const values = { round: view.round, suit: suitName(view.trump_card[0]!), name: nameOf(frame, view.to_move ?? view.leader) };
    return t("schatzsuche-story-dealt", values);
  }
  if (news?.type !== "moved") return "";
  const [verb = "", object = ""] = news.move.split(" ");
  const name = nameOf(frame, news.seat);
  const sentences = [];
  if (["bid", "guess", "flip", "unflip"].includes(verb)) {
    sentences.push(moveTold("schatzsuche", news.move, name, (seat) => nameOf(frame, seat)));
  }
  if (verb === "bid" && view.phase === "play") sentences.push(t("schatzsuche-story-lead", { name: nameOf(frame, view.leader) }));
  if (verb === "object") sentences.push(objection(frame, before, name, Number(object)));
  if (view.last_trick.includes(verb) && view.last_winner !== null && view.trick.length === 0) {
    sentences.push(t("schatzsuche-story-takes", { name: nameOf(frame, view.last_winner) }));
  }
  if (roundHasEnded(view) && verb !== "guess") sentences.push(roundResult(frame));
  if (view.golden_card) sentences.push(t("schatzsuche-story-golden", { card: nameOfCard(view.golden_card) }));
  return sentences.join(" ");
}

function objection(frame: Frame, before: Frame | null, name: string, seat: number): string {
  const paid = viewOf(frame).players[seat]!.penalties - (before?.view ? viewOf(before).players[seat]!.penalties : 0);
  const values = { name, other: nameOf(frame, seat) };
  return paid > 0 ? t("schatzsuche-story-fault", { ...values, points: paid }) : t("schatzsuche-story-no-fault", values);
}

function roundResult(frame: Frame): string {
  const view = viewOf(frame);
  const round = view.phase === "over" ? view.round : view.round - 1;
  const gains = Array.from({ length: PLAYERS }, (_, seat) => {
    const points = signed((view.players[seat]!.round_points ?? 0) - view.players[seat]!.penalties);
    return `${nameOf(frame, seat)} ${points}`;
  });
  return t("schatzsuche-story-round", { round, gains: new Intl.ListFormat(i18n.language, { type: "unit" }).format(gains) });
}
