import assert from "node:assert/strict";
import { test } from "node:test";
import { pointsOf, seatFacts, tableFacts, type PlainView } from "./view.ts";

const SHARED = { phase: "play", seat: 0, to_move: 1, deal_number: 1, first: 0 };

test("a view of the shared fields alone has nothing to show", () => {
  const view: PlainView = { ...SHARED, hand: ["a", "b"] };
  assert.deepEqual(tableFacts(view), []);
  assert.deepEqual(seatFacts(view, 0), []);
  assert.equal(pointsOf(view, 0), null);
});

test("fields become words, and lists stay lists", () => {
  const view: PlainView = { ...SHARED, trump_card: "H7", trick: ["HA", "H9"], last_round: true };
  assert.deepEqual(tableFacts(view), [
    { name: "trump card", values: ["H7"] },
    { name: "trick", values: ["HA", "H9"] },
    { name: "last round", values: ["✓"] },
  ]);
});

test("what is empty or does not apply is left out, zero is not", () => {
  const view: PlainView = { ...SHARED, trick: [], taking: null, over: false, pile: 0, worth: {} };
  assert.deepEqual(tableFacts(view), [{ name: "pile", values: ["0"] }]);
});

test("what lies in a field is told with its names", () => {
  const view: PlainView = { ...SHARED, middle: { blue: 3, red: 1 }, heaps: [{ target: "8", winners: [0, 2] }] };
  assert.deepEqual(tableFacts(view), [
    { name: "middle", values: ["blue 3, red 1"] },
    { name: "heaps", values: ["target 8, winners 0 2"] },
  ]);
});

test("points are found by player and as a list", () => {
  const byPlayer: PlainView = { ...SHARED, players: [{ points: 0, bid: 2 }, { points: -3 }] };
  assert.deepEqual([pointsOf(byPlayer, 0), pointsOf(byPlayer, 1)], [0, -3]);
  assert.deepEqual(seatFacts(byPlayer, 0), [{ name: "bid", values: ["2"] }]);
  assert.equal(pointsOf({ ...SHARED, points: [4, 5] }, 1), 5);
});
