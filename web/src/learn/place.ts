// Placement of a speech bubble: beside its targets, never on top of them.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Position {
  x: number;
  y: number;
  /** It covers none of the targets. */
  clear: boolean;
}

const STEP = 8;
const MARGINS = [14, 7]; // around the targets: with room for the bubble's tail, or only for the highlight
const COVERED = 0.02; // cost of covering something else, against distance

/** The best position in the room for a bubble of this size. */
export function placeBubble(size: Pick<Box, "width" | "height">, room: Box, targets: Box[], others: Box[]): Position {
  const places = MARGINS.map((margin) => placeWithin(margin, size, room, targets, others));
  return places.find(({ clear }) => clear) ?? places.at(-1)!;
}

function placeWithin(margin: number, size: Pick<Box, "width" | "height">, room: Box, targets: Box[], others: Box[]): Position {
  const kept = targets.map((target) => grown(target, margin));
  let best: Position = { x: room.x, y: room.y, clear: false };
  let least = Infinity;
  for (const x of steps(room.x, room.x + room.width - size.width)) {
    for (const y of steps(room.y, room.y + room.height - size.height)) {
      const bubble = { x, y, ...size };
      const covered = sum(kept, (target) => overlap(bubble, target));
      const near = Math.min(...targets.map((target) => distance(bubble, target)), Infinity);
      const far = Number.isFinite(near) ? near : distance(bubble, footOf(room));
      const cost = covered * 1000 + far + COVERED * sum(others, (other) => overlap(bubble, other));
      if (cost < least) {
        least = cost;
        best = { x, y, clear: covered === 0 };
      }
    }
  }
  return best;
}

/** Where a bubble without targets goes. */
const footOf = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: 0 });

export type Side = "top" | "bottom" | "left" | "right";

/** On which side of the bubble its tail is, and how far along: towards the nearest target. */
export function tailOf(bubble: Box, targets: Box[]): { side: Side; at: number } | null {
  const target = [...targets].sort((one, other) => distance(bubble, one) - distance(bubble, other))[0];
  if (!target) return null;
  const along = (from: number, length: number, centre: number): number => Math.max(22, Math.min(centre - from, length - 22));
  const x = along(bubble.x, bubble.width, target.x + target.width / 2);
  const y = along(bubble.y, bubble.height, target.y + target.height / 2);
  if (target.y >= bubble.y + bubble.height) return { side: "bottom", at: x };
  if (target.y + target.height <= bubble.y) return { side: "top", at: x };
  if (target.x >= bubble.x + bubble.width) return { side: "right", at: y };
  return target.x + target.width <= bubble.x ? { side: "left", at: y } : null;
}

function* steps(from: number, to: number): Generator<number> {
  for (let value = from; value < to; value += STEP) yield value;
  yield Math.max(from, to);
}

const sum = (boxes: Box[], of: (box: Box) => number): number => boxes.reduce((all, box) => all + of(box), 0);

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Between the edges, plus a little between the centres, so that bubbles align with their target. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const y = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  const middles = Math.abs(one.x + one.width / 2 - other.x - other.width / 2);
  return Math.hypot(x, y) + middles / 8;
}
