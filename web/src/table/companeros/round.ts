// A round as it lies on the table, also the one that a frame has just ended.
import type { CompanerosStanding, CompanerosView, Frame } from "../../protocol";

export interface Scene {
  display: string[];
  /** Of the display, by colour. */
  worth: Record<string, number>;
  /** This round's cards, by seat. */
  played: (string | null)[];
  standing: CompanerosStanding;
  /** How many of those who are served have taken. */
  taken: number;
  /** All have played: the standing is final. */
  complete: boolean;
  /** Who started the round, null between games. */
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

/** The round that the frame's move has ended, before its cards join the display. */
export function endedRound(frame: Frame, before: Frame | null): Scene | null {
  if (!before?.view || before.seq + 1 !== frame.seq || frame.news?.type !== "moved" || !endsRound(frame)) return null;
  const { seat, move } = frame.news;
  const last = sceneOf(before);
  const played = last.complete ? last.played : last.played.with(seat, move);
  const display = viewOf(frame).display.filter((card) => !played.includes(card));
  const worth = Object.fromEntries(Object.entries(last.worth).filter(([colour]) => display.some((card) => card.startsWith(colour))));
  if (last.complete) return { ...last, display, worth, taken: last.standing.serving.length };
  return { ...last, display, worth, played, standing: nobodyTakes(viewOf(before), move, played), complete: true };
}

/** The colour values with the card after which nobody was allowed to take. */
function nobodyTakes(view: CompanerosView, card: string, played: (string | null)[]): CompanerosStanding {
  const values = Object.entries(view.colour_values).map(([colour, value]) => ({ colour, value: value + (card.startsWith(colour) ? Number(card.slice(1)) : 0) }));
  const groups: CompanerosStanding["groups"] = [];
  for (const { colour, value } of values.filter((one) => one.value > 0).toSorted((one, other) => other.value - one.value)) {
    const seats = played.flatMap((of, place) => (of?.startsWith(colour) ? [place] : []));
    const group = groups.at(-1);
    if (group?.value === value) {
      group.colours.push(colour);
      group.seats.push(...seats);
    } else {
      groups.push({ value, colours: [colour], seats, blocked: true });
    }
  }
  return { groups, serving: [] };
}

/** Why and when a seat takes: its place from 1 on, or why it gets nothing. */
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
