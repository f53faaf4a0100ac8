const ATTEMPTS = 80;
const PAUSE = 250;

/**
 * Calls `ask` repeatedly until it returns a value, for at least 20 seconds.
 *
 * @throws Error with `what` if there is no value
 */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`没有等到${what}`);
}
