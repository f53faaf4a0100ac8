import {isSameDefault} from '../../../lib/content/sameDefault';
import type {ComponentInput} from './types';

/** What of a page's default does not fit an input; empty where it does. */
export function compareDefault(written: string | undefined, input: ComponentInput): string[] {
  if (written === undefined || isSameDefault(written, input.value)) return [];
  return [`默认值：页面写 ${written || '（空）'}，程序里是 ${JSON.stringify(input.value) ?? '（没有）'}`];
}
