// Arithmetic on gems, for animating how they are laid out and paid.
import type { Eight28Gems as Gems } from "../../protocol";

export const NONE: Gems = { blue: 0, red: 0, value: 0 };

export const plus = (...parts: Gems[]): Gems => ({
  blue: parts.reduce((sum, part) => sum + part.blue, 0),
  red: parts.reduce((sum, part) => sum + part.red, 0),
  value: parts.reduce((sum, part) => sum + part.value, 0),
});

export const minus = (gems: Gems, part: Gems): Gems => ({ blue: gems.blue - part.blue, red: gems.red - part.red, value: gems.value - part.value });

export const isNone = (gems: Gems): boolean => gems.blue + gems.red === 0;
