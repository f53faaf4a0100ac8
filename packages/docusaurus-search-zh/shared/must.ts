/**
 * Returns a value that exists, where the type allows that it is missing: an array element, a group of a match.
 *
 * @param why why the value exists, or what it is; part of the error
 * @throws Error if it is missing, which is a bug
 */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === undefined || value === null) throw new Error(`missing value: ${why}`);
  return value;
}

/** The first element of a list that is never empty. */
export const first = <T>(list: readonly T[], why: string): T => must(list[0], why);
