/** A grid of cards (5:7) in a box without overlap: card width and columns. */
export interface Fit {
  width: number;
  columns: number;
}

const WORTH_A_ROW = 1.25; // another row must enlarge the cards by this factor

export function fit(cards: number, width: number, height: number, gap: number, most: number): Fit {
  let best: Fit = { width: 10, columns: cards };
  for (let rows = 1; rows <= cards; rows++) {
    const columns = Math.ceil(cards / rows);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * gap) / rows / 1.4;
    const found = Math.floor(Math.min(across, down, most));
    if (found > best.width * (rows > 1 ? WORTH_A_ROW : 1)) best = { width: found, columns };
  }
  return best;
}
