// The sharing-out, one step after the other.
import { i18n, t } from "../../lib/i18n.svelte";
import { namesOf } from "../../lib/people";
import type { Eight28Gems as Gems, Eight28Heap as Heap, Eight28View as View, Frame } from "../../protocol";
import { isNone, minus, NONE, plus } from "./gems";
import type { Spot } from "./stones.svelte";

export interface Step {
  kind: "show" | "halves" | "who" | "pay" | "stay";
  /** The heap that this step is about. */
  heap: number | null;
}

/** The steps of a round's end, none in mid-round; cards already shown for a choice are not shown again. */
export function stepsOf(frame: Frame): Step[] {
  const view = frame.view as View | null;
  if (!view?.share_out || view.phase === "choose") return [];
  const heaps = view.share_out.heaps;
  const wereShown = frame.news?.type === "moved" && frame.news.move !== "take" && frame.news.move !== "pass";
  const steps: Step[] = wereShown ? [] : [{ kind: "show", heap: null }];
  if (heaps.length > 1) steps.push({ kind: "halves", heap: null });
  heaps.forEach((heap, number) => {
    steps.push({ kind: "who", heap: number });
    if (heap.winners.length && !isNone(heap.gems)) steps.push({ kind: "pay", heap: number });
  });
  steps.push({ kind: "stay", heap: null });
  return steps;
}

const STEP_MS: Record<Step["kind"], number> = { show: 2000, halves: 2000, who: 2100, pay: 1700, stay: 2000 };
export const durationOf = (step: Step): number => STEP_MS[step.kind];

export const gemsText = ({ blue, red }: Gems): string => t("eight28-gems", { blue, red });

/** A step in words. */
export function stepText(frame: Frame, step: Step): string {
  const view = frame.view as View;
  const { heaps, rest } = view.share_out!;
  const names = (seats: number[]): string => namesOf(frame.table, seats, i18n.language);
  if (step.heap !== null) {
    const heap = heaps[step.heap]!;
    return step.kind === "who" ? whoText(heap, names(heap.winners)) : payText(heap, names);
  }
  switch (step.kind) {
    case "show":
      return t("eight28-step-show");
    case "halves":
      return `${t("eight28-step-halves", { half: heaps[0]!.gems.value })}${isNone(rest) ? "" : ` ${t("eight28-step-rest", { gems: gemsText(rest) })}`}`;
    default: {
      if (isNone(view.middle)) return t("eight28-step-nothing-stays");
      return t(view.phase === "over" ? "eight28-step-lost" : "eight28-step-stays", { gems: gemsText(view.middle) });
    }
  }
}

function whoText(heap: Heap, names: string): string {
  const count = heap.winners.length;
  if (count === 0) return t("eight28-step-nobody", { target: heap.target });
  if (heap.target === "both") return t("eight28-step-hit", { names, count });
  return t("eight28-step-best", { names, count, target: heap.target, total: heap.total! });
}

function payText(heap: Heap, names: (seats: number[]) => string): string {
  const share = heap.shares[0]!;
  if (isNone(share)) return t("eight28-step-indivisible", { gems: gemsText(heap.stays) });
  const alike = heap.shares.every((other) => other.red === share.red);
  const gems = alike ? t("eight28-gems-given", { ...share }) : t("points", { count: share.value });
  const text = t("eight28-step-pay", { names: names(heap.winners), count: heap.winners.length, gems });
  return isNone(heap.stays) ? text : `${text} ${t("eight28-step-rest", { gems: gemsText(heap.stays) })}`;
}

/** Where the gems lie after a step of the sharing-out; without steps, as in the view. */
export function stonesAt(view: View, steps: Step[], at: number): Map<Spot, Gems> {
  const wanted = new Map<Spot, Gems>([["supply", view.supply]]);
  view.players.forEach((player, seat) => wanted.set(seat, player.gems));
  const share_out = view.share_out;
  const step = steps[at];
  if (!share_out || (!step && view.phase !== "choose") || step?.kind === "stay") return wanted.set("middle", view.middle);

  const done = steps.slice(0, at + 1);
  const laid = view.phase === "choose" || done.some(({ kind }) => kind === "halves");
  const spotOf = (heap: Heap): Spot => (laid ? (heap.target as Spot) : "middle");
  const lay = (spot: Spot, gems: Gems): void => void wanted.set(spot, plus(wanted.get(spot) ?? NONE, gems));
  share_out.heaps.forEach((heap, number) => {
    const paid = done.some((other) => other.kind === "pay" && other.heap === number);
    lay(spotOf(heap), paid ? heap.stays : heap.gems);
    if (paid || view.phase === "choose") return;
    heap.winners.forEach((seat, place) => wanted.set(seat, minus(wanted.get(seat)!, heap.shares[place]!)));
  });
  lay(laid ? "rest" : "middle", share_out.rest);
  return wanted;
}
