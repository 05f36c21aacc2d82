// Sums of gems, as they are laid and paid.
import type { Eight28Gems as Gems } from "../../protocol";

export const NONE: Gems = { blue: 0, red: 0 };

export const plus = (...parts: Gems[]): Gems => ({
  blue: parts.reduce((sum, part) => sum + part.blue, 0),
  red: parts.reduce((sum, part) => sum + part.red, 0),
});

export const minus = (gems: Gems, part: Gems): Gems => ({ blue: gems.blue - part.blue, red: gems.red - part.red });

export const isNone = (gems: Gems): boolean => gems.blue + gems.red === 0;

/** In points. */
export const valueOf = (gems: Gems): number => gems.blue + 2 * gems.red;
