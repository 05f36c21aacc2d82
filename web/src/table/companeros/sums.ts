/** The sum of points by colour. */
export function sum(points: Record<string, number>): number {
  return Object.values(points).reduce((one, other) => one + other, 0);
}
