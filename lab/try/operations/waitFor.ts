const ATTEMPTS = 80;
const PAUSE = 250;

/**
 * Asks until there is an answer.
 *
 * @throws Error that names what did not come
 */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`没有等到${what}`);
}
