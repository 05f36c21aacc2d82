// Card animations: a card that appears flies in from where it lay before, a taken card flies to the pile.
import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const FLIGHT_MS = 480;

export class Flights {
  #places = new Map<string, DOMRect>();
  #speed: () => number;

  constructor(speed: () => number) {
    this.#speed = speed;
  }

  get duration(): number {
    return prefersReducedMotion.current ? 0 : FLIGHT_MS * this.#speed();
  }

  /** Record all positions before the page changes. */
  remember(board: HTMLElement): void {
    this.#places.clear();
    for (const place of board.querySelectorAll<HTMLElement>("[data-card], [data-place]")) {
      this.#places.set(place.dataset["card"] ?? place.dataset["place"]!, place.getBoundingClientRect());
    }
  }

  /** Intro of a card: from where it lay, else from a named place. */
  arrive = (node: Element, { card, from, wait = 0 }: { card: string; from: string; wait?: number }): TransitionConfig => {
    const known = this.#places.get(card);
    const start = known ?? this.#places.get(from);
    if (!start || !this.duration) return { duration: 0 };
    const end = node.getBoundingClientRect();
    const [x, y, scale] = between(end, start);
    return {
      duration: this.duration,
      delay: wait * this.duration,
      easing: cubicOut,
      css: (t, u) => `z-index: 3; transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - scale) * u}); opacity: ${known ? 1 : Math.min(1, 3 * t)}`,
    };
  };

  /** Outro of a card: into a pile, or none. */
  depart = (node: Element, { to }: { to: string | null }): TransitionConfig => {
    const end = to === null ? undefined : this.#places.get(to);
    if (!end || !this.duration) return { duration: 0 };
    const [x, y, scale] = between(node.getBoundingClientRect(), end);
    return {
      duration: 1.3 * this.duration,
      easing: cubicInOut,
      css: (t, u) => `z-index: 3; transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - scale) * u}) rotate(${8 * u}deg); opacity: ${Math.min(1, 4 * t)}`,
    };
  };
}

/** Translation between the centres of two boxes, and the scale. */
function between(from: DOMRect, to: DOMRect): [number, number, number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2, to.width / from.width];
}
