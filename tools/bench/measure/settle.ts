import {setTimeout as sleep} from 'node:timers/promises';
import type {OpenPage} from './openPage';

/** How long nothing may come over the network before a page counts as settled: longer than an idle start of React waits. */
const QUIET_TIME = 2000;
const LIMIT = 30_000;
const POLL = 100;

/** Waits until a page has fetched what it fetches by itself. */
export async function settle({transfers}: OpenPage): Promise<void> {
  const end = performance.now() + LIMIT;
  while (transfers.quietFor() < QUIET_TIME && performance.now() < end) await sleep(POLL);
}

/** Waits until a question about the page has an answer; `null` when it never has. */
export async function poll<T>(ask: () => Promise<T | null>, limit: number): Promise<T | null> {
  const end = performance.now() + limit;
  do {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(POLL / 2);
  } while (performance.now() < end);
  return null;
}
