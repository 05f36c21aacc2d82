import type { Frame } from "../../protocol";
import { endsRound, viewOf } from "./round";

// In milliseconds at normal speed
const PLAY = 700;
const ORDER = 1500; // all have played: who takes, and in which order
const TAKE = 1100;
const COUNT = 4200; // the piles at the end of a game of a match
const DEAL = 1200;

/** How long the cards of a finished round stay; longer after a tie. */
export function closingTime(frame: Frame): number {
  const took = frame.news?.type === "moved" && frame.news.move.startsWith("take ");
  return took ? 1300 : 2600;
}

export function pauseAfter(frame: Frame, next: Frame): number {
  if (!frame.view) return 0;
  if (frame.news?.type === "dealt") return DEAL;
  if (frame.news?.type !== "moved") return 0;
  if (endsRound(frame)) return closingTime(frame) + (next.news?.type === "dealt" ? COUNT : PLAY);
  if (frame.news.move.startsWith("take ")) return TAKE;
  return viewOf(frame).phase === "take" ? ORDER : PLAY;
}
