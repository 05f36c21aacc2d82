// Checks the decks of a record against the shuffle committed to before the game: docs/fairness.md.
import type { Note } from "../lib/cuts";
import type { Shuffle, TableRecord } from "../protocol";

const SCHEME = "kartentisch-1";
const SECRET = /^[0-9a-f]{64}$/;
const VALUE = /^[0-9a-f]{32}$/;

export interface ShuffleReport {
  /** The secret matches the server's commitment. */
  secret: boolean;
  /** By seat: the value is well-formed, and derived from the secret where the server supplied it. */
  cuts: boolean[];
  /** Who began follows from the secret and the values; null if that was agreed on. */
  first: boolean | null;
  /** By deal: the deck follows from the secret and the values. */
  decks: boolean[];
  /** Commitment and own value match this browser's note; null without a note. */
  noted: boolean | null;
  fair: boolean;
}

export async function checkShuffle(record: TableRecord, note: Note | null): Promise<ShuffleReport> {
  const shuffle = record.shuffle;
  if (!shuffle) return { secret: false, cuts: [], first: null, decks: [], noted: null, fair: false };
  const secret =
    shuffle.scheme === SCHEME &&
    SECRET.test(shuffle.secret) &&
    hex(await sha256(bytes(shuffle.secret))) === shuffle.commitment;
  const cuts = await Promise.all(
    shuffle.cuts.map(
      async ({ value, by }, seat) =>
        VALUE.test(value) && (by === "seat" || value === (await serverValue(shuffle.secret, seat))),
    ),
  );
  const decks: boolean[] = [];
  for (const [index, { deck }] of record.deals.entries()) {
    const right = await shuffled(shuffle, index + 1, deck);
    decks.push(right.join() === deck.join());
  }
  const first = record.first_drawn ? record.deals[0]?.first === (await firstSeat(shuffle)) : null;
  const noted = note && isNoted(shuffle, note);
  const fair =
    secret &&
    cuts.length === record.players &&
    [...cuts, ...decks].every(Boolean) &&
    first !== false &&
    noted !== false;
  return { secret, cuts, first, decks, noted, fair };
}

function isNoted(shuffle: Shuffle, note: Note): boolean {
  const cut = shuffle.cuts[note.seat];
  return shuffle.commitment === note.commitment && cut?.by === "seat" && cut.value === note.value;
}

/** The server's value for a seat that gave none. */
export async function serverValue(secret: string, seat: number): Promise<string> {
  return hex(await sha256(bytes(`${SCHEME}\n${secret}\nseat ${seat}`))).slice(0, 32);
}

/** Who begins, where nobody was agreed on. */
export async function firstSeat(shuffle: Pick<Shuffle, "secret" | "cuts">): Promise<number> {
  return below(await wordsOf(shuffle, "first"), shuffle.cuts.length);
}

/** The shuffled deck of a deal; deals count from 1. */
export async function shuffled(
  shuffle: Pick<Shuffle, "secret" | "cuts">,
  deal: number,
  cards: string[],
): Promise<string[]> {
  const words = await wordsOf(shuffle, String(deal));
  const deck = [...cards].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  for (let last = deck.length - 1; last > 0; last--) {
    const place = await below(words, last + 1);
    [deck[last], deck[place]] = [deck[place]!, deck[last]!];
  }
  return deck;
}

async function wordsOf(shuffle: Pick<Shuffle, "secret" | "cuts">, use: string): Promise<AsyncGenerator<number, never>> {
  const lines = [SCHEME, shuffle.secret, ...shuffle.cuts.map((cut) => cut.value), use];
  return wordsOfKey(await sha256(bytes(lines.join("\n"))));
}

/** 32-bit words from hashes of the key and a counter. */
async function* wordsOfKey(key: Uint8Array<ArrayBuffer>): AsyncGenerator<number, never> {
  for (let counter = 0n; ; counter++) {
    const input = new Uint8Array(key.length + 8);
    input.set(key);
    new DataView(input.buffer).setBigUint64(key.length, counter);
    const block = new DataView((await sha256(input)).buffer);
    for (let place = 0; place < 32; place += 4) yield block.getUint32(place);
  }
}

/** A uniform number below `count`, by rejection sampling. */
async function below(words: AsyncGenerator<number, never>, count: number): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const { value } = await words.next();
    if (value < limit) return value % count;
  }
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // crypto.subtle exists on secure pages only, and a table may be served over plain http in a local network.
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  const library = await import("./sha256");
  return new Uint8Array(library.sha256(data));
}
