const PARAMETER = /^\{.+\}$/;

/** The parts of a path between its slashes, without its query. */
export const segmentsOf = (pathname: string): string[] =>
  pathname
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);

/**
 * How well a path in a text fits the template of an operation: the number of segments that the template names literally, or -1 where
 * it does not fit at all. A segment may stand for a parameter, but not the other way round.
 */
export function fitness(template: string, segments: readonly string[]): number {
  const parts = segmentsOf(template);
  if (parts.length !== segments.length) return -1;
  const literal = parts.filter((part, i) => part === segments[i]).length;
  return parts.every((part, i) => part === segments[i] || PARAMETER.test(part)) ? literal : -1;
}
