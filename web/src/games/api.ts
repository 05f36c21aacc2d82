// What the page knows of one game: a game's folder has all of it and exports `GameParts` from its index.ts.
import type { Component } from "svelte";
import type { PauseAfter } from "../lib/table.svelte";
import type { AnyView, Frame, News, ReplayStep, TableInfo } from "../protocol";

export interface BoardProps {
  frame: Frame;
  /** The frame shown before, for animations. */
  before: Frame | null;
  /** Null for a spectator. */
  seat: number | null;
  /** The seat's legal moves; empty while later frames are queued. */
  legal: Set<string>;
  play: (move: string) => void;
  /** Show why a move is not allowed. */
  explain: (move: string) => void;
  /** The spectators' view at the end of each deal so far; absent where there is no looking back. */
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

/** Cards and moves in the chosen language; the notation is that of the game's rules. */
export interface Names {
  card: (card: string) => string;
  /** What a button for a move says. */
  move: (move: string) => string;
  /** What somebody has done, as a sentence. */
  moveTold: (move: string, name: string, nameOf: (seat: number) => string) => string;
  /** That the cards of a deal were dealt, as a sentence. */
  dealt: (number: number, table: TableInfo) => string;
}

export interface GameParts {
  Board: Component<BoardProps>;
  Sheet: Component<SheetProps>;
  /** The face of a card. */
  Card: Component<{ card: string }>;
  names: Names;
  /** The title of the chapter to which a step of a replay belongs. */
  chapter: (step: ReplayStep, table: TableInfo) => string;
  /** How long a frame is shown, in milliseconds at normal speed. */
  pauseAfter: PauseAfter;
  /** How long the end of a game is shown before the result covers it, in milliseconds at normal speed. */
  pauseAtEnd?: (frame: Frame, before: Frame | null) => number;
  /** What has just happened, for screen readers; empty for what all games tell alike. */
  tell?: (frame: Frame, before: Frame | null) => string;
}
