import assert from "node:assert/strict";
import { test } from "node:test";
import { placeBubble, tailOf } from "./place.ts";

const PHONE = { x: 0, y: 0, width: 360, height: 590 };
const BUBBLE = { width: 340, height: 150 };

test("a bubble goes beside its target", () => {
  const hand = { x: 10, y: 460, width: 340, height: 120 };
  const place = placeBubble(BUBBLE, PHONE, [hand], []);
  assert.equal(place.clear, true);
  assert.ok(place.y + BUBBLE.height <= hand.y);
  assert.equal(tailOf({ ...place, ...BUBBLE }, [hand])?.side, "bottom");
});

test("of two places it takes the one that covers less", () => {
  const middle = { x: 100, y: 230, width: 160, height: 120 };
  const hand = { x: 10, y: 400, width: 340, height: 180 };
  const place = placeBubble(BUBBLE, PHONE, [middle], [middle, hand]);
  assert.ok(place.clear && place.y + BUBBLE.height <= middle.y);
});

test("without room it says so", () => {
  assert.equal(placeBubble(BUBBLE, PHONE, [{ x: 0, y: 100, width: 360, height: 400 }], []).clear, false);
});

test("without a target it lies at the foot", () => {
  const place = placeBubble(BUBBLE, PHONE, [], []);
  assert.equal(place.y, PHONE.height - BUBBLE.height);
  assert.equal(tailOf({ ...place, ...BUBBLE }, []), null);
});
