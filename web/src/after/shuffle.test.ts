import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { ShuffleCut, TableRecord } from "../protocol";
import { checkShuffle, firstSeat, serverValue, shuffled } from "./shuffle.ts";

interface Vector {
  name: string;
  game: string;
  secret: string;
  values: (string | null)[];
  commitment: string;
  cuts: ShuffleCut[];
  first: number;
  deals: { number: number; cards: string[]; deck: string[] }[];
}

const file = new URL("../../../tests/data/shuffle_vectors.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, "utf-8")) as { vectors: Vector[] };

for (const vector of vectors) {
  test(vector.name, async () => {
    for (const [seat, cut] of vector.cuts.entries()) {
      if (cut.by === "server") assert.equal(await serverValue(vector.secret, seat), cut.value);
    }
    assert.equal(await firstSeat(vector), vector.first);
    for (const deal of vector.deals) {
      assert.deepEqual(await shuffled(vector, deal.number, deal.cards), deal.deck);
    }
  });
}

/** A record with the first deals of a vector. */
function recordOf(vector: Vector): TableRecord {
  const { secret, commitment, cuts, first } = vector;
  const deals = vector.deals.slice(0, 2).map(({ deck }) => ({ first, deck: [...deck], moves: [] }));
  const shuffle = { scheme: "kartentisch-1", commitment, secret, cuts: cuts.map((cut) => ({ ...cut })) };
  const players = cuts.length;
  return { record: 1, game: vector.game, players, deals, scores: [], winners: [], shuffle, first_drawn: true };
}

const noteOf = (vector: Vector) => ({
  table: "",
  seat: 0,
  value: vector.cuts[0]!.value,
  commitment: vector.commitment,
});

const changes: Record<string, (record: TableRecord) => void> = {
  "the order of a deck": ({ deals }) => deals[1]!.deck.reverse(),
  "the order of the deals": ({ deals }) => deals.reverse(),
  "who begins": ({ deals }) => (deals[0]!.first = (deals[0]!.first + 1) % 3),
  "the secret": ({ shuffle }) => (shuffle!.secret = "0".repeat(64)),
  "the commitment": ({ shuffle }) => (shuffle!.commitment = "0".repeat(64)),
  "the scheme": ({ shuffle }) => (shuffle!.scheme = "another"),
  "one's own value": ({ shuffle }) => (shuffle!.cuts[0]!.value = "0".repeat(32)),
  "who supplied a value": ({ shuffle }) => (shuffle!.cuts[0]!.by = "server"),
  "a seat without value": ({ shuffle }) => shuffle!.cuts.pop(),
  "no shuffle at all": (record) => (record.shuffle = null),
};

test("what fits is fair, with a note and without", async () => {
  const vector = vectors.find(({ game }) => game === "eight28")!;
  const report = await checkShuffle(recordOf(vector), noteOf(vector));
  assert.deepEqual({ fair: report.fair, noted: report.noted }, { fair: true, noted: true });
  assert.equal((await checkShuffle(recordOf(vector), null)).fair, true);
});

test("who was agreed on may be anybody", async () => {
  const record = recordOf(vectors.find(({ game }) => game === "schatzsuche")!);
  record.first_drawn = false;
  record.deals[0]!.first = (record.deals[0]!.first + 1) % 3;
  const report = await checkShuffle(record, null);
  assert.deepEqual({ fair: report.fair, first: report.first }, { fair: true, first: null });
});

for (const [what, change] of Object.entries(changes)) {
  test(`a change is noticed: ${what}`, async () => {
    const vector = vectors.find(({ game }) => game === "schatzsuche")!;
    const record = recordOf(vector);
    change(record);
    assert.equal((await checkShuffle(record, noteOf(vector))).fair, false);
  });
}
