// Every gem is a stone with an identity, so that it can be animated from place to place.
import { untrack } from "svelte";
import type { Eight28Gems as Gems } from "../../protocol";

/** A place for stones: the supply, the middle, the halves 8 and 28, the rest, or a seat by its number. */
export type Spot = "supply" | "middle" | "8" | "28" | "rest" | number;
export type Stone = string; // b0, b1 ... blue; r0, r1 ... red

type Lying = ReadonlyMap<Spot, Stone[]>;

export const colourOf = (stone: Stone): "blue" | "red" => (stone.startsWith("b") ? "blue" : "red");

export class Stones {
  #lying = $state.raw<Lying>(new Map());

  at(spot: Spot): Stone[] {
    return this.#lying.get(spot) ?? [];
  }

  /** Reach the wanted layout with as few moves of stones as possible. */
  arrange(wanted: ReadonlyMap<Spot, Gems>): void {
    const before = untrack(() => this.#lying);
    const lying = new Map<Spot, Stone[]>();
    const spare: Record<"blue" | "red", Stone[]> = { blue: [], red: [] };
    for (const [spot, stones] of before) {
      const left = { ...(wanted.get(spot) ?? { blue: 0, red: 0 }) };
      lying.set(spot, []);
      for (const stone of stones) {
        const stays = left[colourOf(stone)]-- > 0;
        (stays ? lying.get(spot)! : spare[colourOf(stone)]).push(stone);
      }
    }
    let known = Math.max(-1, ...[...before.values()].flat().map((stone) => Number(stone.slice(1)))) + 1;
    for (const [spot, gems] of wanted) {
      const stones = lying.get(spot) ?? [];
      for (const colour of ["red", "blue"] as const) {
        let missing = gems[colour] - stones.filter((stone) => colourOf(stone) === colour).length;
        while (missing-- > 0) stones.push(spare[colour].pop() ?? `${colour[0]}${known++}`);
      }
      lying.set(spot, stones);
    }
    this.#lying = lying;
  }
}
