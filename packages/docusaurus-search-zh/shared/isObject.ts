/**
 * Whether a value is an object with keys, not a list.
 *
 * @typeParam V type of its values, where it is known: the values of a JSON value are JSON values
 */
export const isObject = <V = unknown>(value: unknown): value is Record<string, V> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
