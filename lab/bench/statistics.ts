import type {Sample, Timed} from './types';

/** A task blocks input for what it takes beyond this. */
const TASK_LIMIT = 50;

/** Median of a list; between the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** Takes the median of each figure over the runs that have it; lost actions are added up. */
export function mergeSamples(samples: readonly Sample[]): Sample {
  const keys = new Set(samples.flatMap(Object.keys));
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = samples.flatMap((sample) => sample[key] ?? []);
      return [key, key === 'lost' ? values.reduce((sum, value) => sum + value, 0) : median(values)];
    }),
  );
}

/** Total blocking time of the tasks that began at a time or later. */
export function blockingTime(tasks: readonly Timed[], since = 0): number {
  return tasks.filter(({start}) => start >= since).reduce((sum, {value}) => sum + Math.max(0, value - TASK_LIMIT), 0);
}
