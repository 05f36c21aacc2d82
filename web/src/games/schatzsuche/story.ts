// The consequences of a move in words: who takes the trick, the points of a round, the cost of a fault.
import { i18n, t } from "../../lib/i18n.svelte";
import type { Frame } from "../../protocol";
import { cardName, names, signed, suitName } from "./names";
import { roundHasEnded } from "./pause";
import { nameOf, viewOf } from "./view";

/** A few sentences, or nothing if there is no more to say than the move. */
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
    sentences.push(names.moveTold(news.move, name, (seat) => nameOf(frame, seat)));
  }
  if (verb === "bid" && view.phase === "play") sentences.push(t("schatzsuche-story-lead", { name: nameOf(frame, view.leader) }));
  if (verb === "object") sentences.push(objection(frame, before, name, Number(object)));
  if (view.last_trick.includes(verb) && view.last_winner !== null && view.trick.length === 0) {
    sentences.push(t("schatzsuche-story-takes", { name: nameOf(frame, view.last_winner) }));
  }
  if (roundHasEnded(view) && verb !== "guess") sentences.push(roundResult(frame));
  if (view.golden_card) sentences.push(t("schatzsuche-story-golden", { card: cardName(view.golden_card) }));
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
  const gains = view.players.map(({ gain }, seat) => {
    const points = signed(gain ?? 0);
    return `${nameOf(frame, seat)} ${points}`;
  });
  return t("schatzsuche-story-round", { round, gains: new Intl.ListFormat(i18n.language, { type: "unit" }).format(gains) });
}
