// What can be read off the view of any game without knowing the game.

/** The fields that the views of all games have, and two that many have. */
export interface PlainView {
  phase: string;
  seat: number | null;
  to_move: number | null;
  deal_number: number;
  first: number;
  hand?: string[];
  /** By seat. */
  players?: Record<string, unknown>[];
  [field: string]: unknown;
}

/** A field in words; the values of a list are apart. */
export interface Fact {
  name: string;
  values: string[];
}

/** Shown in other ways, or of no interest. */
const SHOWN_ELSEWHERE = ["phase", "seat", "to_move", "deal_number", "first", "hand", "players", "points"];

/** What lies on the table. */
export const tableFacts = (view: PlainView): Fact[] => facts(view, SHOWN_ELSEWHERE);

/** What lies before a seat. */
export const seatFacts = (view: PlainView, seat: number): Fact[] => facts(view.players?.[seat] ?? {}, ["points"]);

/** The points of a seat, from `players` or from a list by seat; null if the view has neither. */
export function pointsOf(view: PlainView, seat: number): number | null {
  const all = view["points"];
  const points = view.players?.[seat]?.["points"] ?? (Array.isArray(all) ? (all[seat] as unknown) : null);
  return typeof points === "number" ? points : null;
}

function facts(fields: Record<string, unknown>, without: string[]): Fact[] {
  return Object.entries(fields)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => ({ name: inWords(name), values: valuesOf(value) }))
    .filter(({ values }) => values.length > 0);
}

/** The values of a field; none if it is empty or does not apply. */
function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  const text = textOf(value);
  return text ? [text] : [];
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(" ");
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([name, inner]) => [inWords(name), textOf(inner)]);
  return parts.flatMap(([name, text]) => (text ? [`${name} ${text}`] : [])).join(", ");
}

const inWords = (name: string): string => name.replaceAll("_", " ");
