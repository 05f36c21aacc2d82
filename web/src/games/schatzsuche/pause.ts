// How long frames are shown, in milliseconds at normal speed.
import type { Frame, SchatzsucheView } from "../../protocol";

export const TRICK_MS = 1_500;
export const RESULT_MS = 3_200;
const MOVE_MS = 650;
const DEAL_MS = 900;

/** The last trick, the last points and the golden card. */
export const pauseAtEnd = (): number => TRICK_MS + 2 * RESULT_MS;

/** A moment for every move, a longer one for a whole trick and for the points of a round. */
export function pauseAfter(frame: Frame, next: Frame): number {
  if (frame.news?.type === "dealt") return DEAL_MS;
  if (frame.news?.type !== "moved") return 0;
  const view = frame.view as SchatzsucheView;
  const trickLies = view.trick.length === 0 && view.last_trick.length > 0;
  if (trickLies && roundHasEnded(view)) return hasCardsOnly(frame) ? TRICK_MS + RESULT_MS : RESULT_MS;
  if (trickLies && view.phase === "play" && hasCardsOnly(frame)) return TRICK_MS;
  return next.news?.type === "moved" || next.news?.type === "dealt" ? MOVE_MS : 0;
}

/** Whether the bids and tricks in the view belong to a round already scored. */
export function roundHasEnded(view: SchatzsucheView): boolean {
  const between = view.phase === "deal" || view.phase === "guess" || view.phase === "over";
  return between && view.last_trick.length > 0;
}

/** The move was a card, not an objection or ok to a trick already shown. */
function hasCardsOnly(frame: Frame): boolean {
  const view = frame.view as SchatzsucheView;
  return frame.news?.type === "moved" && view.last_trick.includes(frame.news.move);
}
