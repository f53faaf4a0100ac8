import os from 'node:os';

/** Threads that can work beside the main one without slowing it down. */
const FREE = Math.max(1, os.availableParallelism() - 1);

const ends: Promise<unknown>[] = [];

/**
 * Starts long work of other threads when a core is free of such work, in the order in which it was asked for: what the build waits
 * for first should be asked for first.
 */
export function inTurn<Result>(start: () => Promise<Result>, free = FREE): Promise<Result> {
  const result = Promise.resolve(ends.at(-free)).then(start);
  ends.push(result.catch(() => undefined));
  return result;
}
