import {processMap} from './processMap';

const running = processMap<Promise<unknown>>('running');

/** Starts what a key stands for, unless it is running: then whoever asks gets the same result. */
export function shareRunning<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  const current = running.get(key) ?? start().finally(() => running.delete(key));
  running.set(key, current);
  return current as Promise<Result>;
}
