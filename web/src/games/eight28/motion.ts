// Crossfades: a gem or card that leaves one place arrives at another.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

/** A duration at the chosen pace; 0 with reduced motion. */
export const lasting = (ms: number): number => (prefersReducedMotion.current ? 0 : ms * settings.factor);

const across = (distance: number): number => lasting(Math.min(900, 380 + 0.45 * distance));
const vanish = () => ({ duration: 0 });

export const [sendStone, receiveStone] = crossfade({ duration: across, easing: cubicOut, fallback: vanish });
export const [sendCard, receiveCard] = crossfade({
  duration: () => lasting(420),
  easing: cubicOut,
  fallback: (_node, _params, intro) => ({ duration: intro ? lasting(300) : 0, css: (t) => `opacity: ${t}` }),
});
