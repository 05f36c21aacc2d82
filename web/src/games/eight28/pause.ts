import type { Eight28View as View, Frame } from "../../protocol";
import { durationOf, stepsOf } from "./steps";

const PASS_MS = 480;
const TAKE_MS = 950;
const LAP_MS = 850;
const SHOW_MS = 1800;
const DEAL_MS = 1100;

/** The duration of all steps of a sharing-out; otherwise a moment for every card and gem. */
export function pauseAfter(frame: Frame): number {
  const { news } = frame;
  const view = frame.view as View | null;
  const sharing = pauseAtEnd(frame);
  if (sharing || !view) return sharing;
  if (news?.type === "dealt") return DEAL_MS;
  if (news?.type !== "moved") return 0;
  if (view.phase === "choose") return SHOW_MS;
  if (news.move === "take") return TAKE_MS;
  return view.players.some((player) => player.answer) ? PASS_MS : LAP_MS;
}

export function pauseAtEnd(frame: Frame): number {
  return stepsOf(frame).reduce((sum, step) => sum + durationOf(step), 0);
}
