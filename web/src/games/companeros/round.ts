// The round on the table: the current one, or the one that a frame has just ended.
import type { CompanerosStanding, CompanerosView, Frame } from "../../protocol";

export interface Scene {
  display: string[];
  /** Of the display, by colour. */
  worth: Record<string, number>;
  /** This round's cards, by seat. */
  played: (string | null)[];
  standing: CompanerosStanding;
  /** How many of those served have taken. */
  taken: number;
  /** All have played: the standing is final. */
  complete: boolean;
  /** The seat that started the round, null between games. */
  starter: number | null;
  round: number;
}

export const viewOf = (frame: Frame): CompanerosView => frame.view as CompanerosView;

/** Whether the frame's move was the last of a round. */
export function endsRound(frame: Frame): boolean {
  const view = viewOf(frame);
  return frame.news?.type === "moved" && (view.phase !== "play" || view.players.every((player) => !player.played)) && view.phase !== "take";
}

/** The table as the frame shows it. */
export function sceneOf(frame: Frame): Scene {
  const view = viewOf(frame);
  const lies = view.phase === "play" || view.phase === "take";
  return {
    display: view.display,
    worth: view.worth,
    played: view.players.map((player) => (lies ? player.played : null)),
    standing: view.standing,
    taken: view.served_so_far,
    complete: view.phase === "take",
    starter: lies ? view.starter : null,
    round: view.round,
  };
}

/** The round that the frame's move has ended, before its cards join the display; null without a frame before. */
export function endedRound(frame: Frame, before: Frame | null): Scene | null {
  const last = viewOf(frame).last_round;
  if (!before || !last || !endsRound(frame)) return null;
  return { ...last, taken: last.standing.serving.length, complete: true };
}

/** A seat's place in the order of taking, from 1, or the reason why it takes nothing. */
export type Fate = { place: number; taken: boolean } | "tie" | "below" | "empty" | null;

export function fateOf(seat: number, scene: { standing: CompanerosStanding; taken: number }): Fate {
  const { groups, serving } = scene.standing;
  const group = groups.find((one) => one.seats.includes(seat));
  if (!group) return null;
  const place = serving.indexOf(seat) + 1;
  if (place) return { place, taken: place <= scene.taken };
  if (group.colours.length > 1) return "tie";
  return group.blocked ? "below" : "empty";
}
