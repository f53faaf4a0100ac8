import {appendFileSync} from 'node:fs';

export type DoubleInput = {value: number; log: string};

/** Doubles a number and logs the call. */
export function double({value, log}: DoubleInput): number {
  appendFileSync(log, `${value}\n`);
  if (value < 0) throw new Error(`${value}：应为正数`);
  return 2 * value;
}
