import type { Frame } from "../../protocol";

const MOVE_MS = 550;
const DEAL_MS = 900;

/** A moment for every move and for the cards being dealt. */
export function pauseAfter(frame: Frame, next: Frame): number {
  if (next.news?.type === "dealt") return DEAL_MS;
  return frame.news?.type === "moved" && next.news?.type === "moved" ? MOVE_MS : 0;
}
