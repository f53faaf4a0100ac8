import {isSameDefault} from '../../../lib/content/sameDefault';
import type {ComponentInput} from './types';

/** Compares the default on the page with that of an input; empty if they agree. */
export function compareDefault(written: string | undefined, input: ComponentInput): string[] {
  if (written === undefined || isSameDefault(written, input.value)) return [];
  return [`默认值：页面写 ${written || '（空）'}，程序里是 ${JSON.stringify(input.value) ?? '（没有）'}`];
}
