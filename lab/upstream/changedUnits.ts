import {isObject} from '../../lib/input/isObject';
import type {Difference} from '../langflow/describe/differences';

/** Functions and classes of a file that are new, gone or changed. */
export function changedUnits({before, after}: Pick<Difference, 'before' | 'after'>): string[] {
  const [was, is] = [before, after].map((value) => (isObject(value) ? value : {}));
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})]);
  return [...names].filter((name) => name !== '' && was?.[name] !== is?.[name]);
}
