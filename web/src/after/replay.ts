// A replay as frames for the boards, and its chapters.
import type { GameParts } from "../games/api";
import type { AnyView, Frame, Replay } from "../protocol";

/** The table after a step: everybody is present, and there is no winner before the end. */
export function frameAt({ table, steps }: Replay, step: number): Frame {
  const { news, view } = steps[step]!;
  const over = step === steps.length - 1;
  return {
    seq: step,
    news,
    table: {
      ...table,
      status: over ? table.status : "playing",
      winners: over ? table.winners : [],
      seats: table.seats.map((seat) => ({ ...seat, here: true, away: false, clock_ms: null })),
    },
    view,
    legal: [],
    may_undo: false,
    prospects: null,
    refusals: {},
  };
}

export interface Chapter {
  title: string;
  step: number;
}

/** Where each round begins. */
export function chapters({ table, steps }: Replay, { chapter }: Pick<GameParts, "chapter">): Chapter[] {
  const found: Chapter[] = [];
  for (const [number, step] of steps.entries()) {
    const title = chapter(step, table);
    if (found.at(-1)?.title !== title) found.push({ title, step: number });
  }
  return found;
}

/** The view at the end of each deal up to a step. */
export function dealsUntil({ steps }: Replay, step: number): AnyView[] {
  return steps
    .slice(0, step + 1)
    .filter(({ deal }, index) => (steps[index + 1]?.deal ?? 0) !== deal)
    .map(({ view }) => view);
}
