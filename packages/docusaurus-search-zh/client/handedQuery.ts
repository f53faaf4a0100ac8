/** History state of the results page with a text to search for, such as a pasted error message. It is never part of an address, which a reload would send to the server. */
export type HandedState = {asked?: string};

/** The text in a history state of any shape. */
export function readHandedQuery(state: unknown): string | undefined {
  const asked = typeof state === 'object' && state !== null ? (state as {asked?: unknown}).asked : undefined;
  return typeof asked === 'string' && asked !== '' ? asked : undefined;
}
