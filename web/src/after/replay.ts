// A replay as frames for the boards, and the places in it where one may want to jump to.
import { t } from "../lib/i18n.svelte";
import type { AnyView, Frame, Replay, TableInfo } from "../protocol";

/** The table after a step; everybody is there, and nobody has won before the end. */
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
  };
}

export interface Chapter {
  title: string;
  step: number;
}

/** Where each round begins. */
export function chapters({ table, steps }: Replay): Chapter[] {
  const found: Chapter[] = [];
  for (const [step, { deal, view }] of steps.entries()) {
    const title = titleOf(table, view, deal);
    if (found.at(-1)?.title !== title) found.push({ title, step });
  }
  return found;
}

function titleOf({ game, options }: TableInfo, view: AnyView, deal: number): string {
  if (!("game" in view)) return t(`replay-${game}-round`, { number: deal });
  return options.games === 1
    ? t("replay-companeros-round", { number: view.round })
    : t("replay-companeros-game-round", { game: deal, number: view.round });
}

/** The view at the end of each deal, as far as the game has got. */
export function dealsUntil({ steps }: Replay, step: number): AnyView[] {
  return steps
    .slice(0, step + 1)
    .filter(({ deal }, index) => (steps[index + 1]?.deal ?? 0) !== deal)
    .map(({ view }) => view);
}
