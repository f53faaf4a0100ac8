import type {BenchSample, Timed} from './types';

/** Only the part of a task beyond this time, in milliseconds, counts as blocking. */
const TASK_LIMIT = 50;

/** Median of a list; for an even number of values, the mean of the two middle ones. Throws for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** Median of each metric over the runs that have it; `lost` is summed up. */
export function mergeSamples(samples: readonly BenchSample[]): BenchSample {
  const keys = new Set(samples.flatMap(Object.keys));
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = samples.flatMap((sample) => sample[key] ?? []);
      return [key, key === 'lost' ? values.reduce((sum, value) => sum + value, 0) : median(values)];
    }),
  );
}

/** Total blocking time in milliseconds of the tasks that started at `since` or later. */
export function blockingTime(tasks: readonly Timed[], since = 0): number {
  return tasks.filter(({start}) => start >= since).reduce((sum, {value}) => sum + Math.max(0, value - TASK_LIMIT), 0);
}
