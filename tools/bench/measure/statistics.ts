import type {Timed} from '../types';

/** A task blocks input for what it takes beyond this. */
const TASK_LIMIT = 50;
const WINDOW_GAP = 1000;
const WINDOW_LENGTH = 5000;

/** Median of a list; between the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** Total blocking time of the tasks that began at a time or later. */
export function blockingTime(tasks: readonly Timed[], since: number): number {
  return tasks.filter(({start}) => start >= since).reduce((sum, {value}) => sum + Math.max(0, value - TASK_LIMIT), 0);
}

/** Cumulative layout shift: the worst burst, as web.dev defines its windows. */
export function layoutShift(shifts: readonly Timed[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const {start, value} of shifts.toSorted((a, b) => a.start - b.start)) {
    const joins = start - last < WINDOW_GAP && start - first < WINDOW_LENGTH;
    sum = joins ? sum + value : value;
    if (!joins) first = start;
    last = start;
    worst = Math.max(worst, sum);
  }
  return worst;
}
