/** A size and what it cost. */
export type Point = {size: number; cost: number};

/**
 * The power of the size with which a cost grows, by least squares of the logarithms: 1 is linear, 2 is quadratic.
 *
 * @returns nothing where there are fewer than two sizes with a cost
 */
export function growthExponent(points: readonly Point[]): number | undefined {
  const logs = points.filter(({size, cost}) => size > 0 && cost > 0).map(({size, cost}) => ({x: Math.log(size), y: Math.log(cost)}));
  if (new Set(logs.map(({x}) => x)).size < 2) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(logs.map((log) => log.x));
  const y = mean(logs.map((log) => log.y));
  const slope = logs.reduce((sum, log) => sum + (log.x - x) * (log.y - y), 0);
  return slope / logs.reduce((sum, log) => sum + (log.x - x) ** 2, 0);
}

/** What each further page costs between the smallest and the largest site, apart from what a build costs at all. */
export function costPerPage(points: readonly Point[]): number | undefined {
  const sorted = points.toSorted((a, b) => a.size - b.size);
  const first = sorted[0];
  const last = sorted.at(-1);
  return first && last && last.size > first.size ? (last.cost - first.cost) / (last.size - first.size) : undefined;
}
