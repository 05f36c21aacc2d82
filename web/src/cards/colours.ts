// How the letters of the notation are drawn.

export type Colour = "r" | "y" | "g" | "b" | "p" | "o";
export type Suit = "C" | "S" | "H" | "D";
export type Shape = Colour | Suit;

export const COLOURS: Record<Colour, string> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  p: "purple",
  o: "orange",
};

export const SUITS: readonly Suit[] = ["C", "S", "H", "D"];

export function isColour(letter: string): letter is Colour {
  return letter in COLOURS;
}

/** The colour of an area, as a value of CSS. */
export function fillOf(shape: Shape): string {
  return isColour(shape) ? `var(--${COLOURS[shape]})` : `var(--suit-${shape})`;
}

/** The colour of text on an ivory card. */
export function inkOf(shape: Shape): string {
  return isColour(shape) ? `var(--${COLOURS[shape]}-ink)` : `var(--suit-${shape})`;
}
