/** The points of a pile; the view has them by colour only. */
export function sum(points: Record<string, number>): number {
  return Object.values(points).reduce((one, other) => one + other, 0);
}
