// What each game brings to the table. A game's folder exports these parts from its index.ts.
import type { Component } from "svelte";
import type { AnyView, Frame, News } from "../protocol";
import type { PauseAfter } from "../lib/table.svelte";

export interface BoardProps {
  frame: Frame;
  /** The frame shown before, for movements. */
  before: Frame | null;
  /** Null for a spectator. */
  seat: number | null;
  /** One's own legal moves; empty while later frames wait. */
  legal: Set<string>;
  play: (move: string) => void;
  /** Ask the server why a move is not allowed; the shell shows the answer. */
  explain: (move: string) => void;
  /** The spectators' view at the end of each deal so far; left out where nobody looks back. */
  deals?: () => Promise<AnyView[]>;
  /** End the pause after this frame. */
  hurry: () => void;
  news: News | null;
  /** A factor for all durations; 0 without animation. */
  speed: number;
}

export interface SheetProps {
  frame: Frame;
  /** The spectators' view at the end of each deal. */
  deals: AnyView[];
}

export interface GameParts {
  Board: Component<BoardProps>;
  Sheet: Component<SheetProps>;
  /** How long a frame is shown, in milliseconds at normal speed. */
  pauseAfter: PauseAfter;
  /** How long the end of a game is looked at before the result covers it, in milliseconds at normal speed. */
  pauseAtEnd?: (frame: Frame, before: Frame | null) => number;
  /** What has just happened, for screen readers; empty for what is told alike in all games. */
  tell?: (frame: Frame, before: Frame | null) => string;
}

export const GAME_PARTS: Record<string, () => Promise<GameParts>> = {
  eight28: () => import("./eight28"),
  companeros: () => import("./companeros"),
  schatzsuche: () => import("./schatzsuche"),
};
