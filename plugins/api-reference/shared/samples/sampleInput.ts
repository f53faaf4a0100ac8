import type {RequestModel} from '../../types';
import type {RequestValues} from '../requestValues';

/** What a code sample is written from. The API key is never part of it: samples read it from the environment. */
export type SampleInput = {model: RequestModel; values: RequestValues; base: string};

/** Indents every line but the first. */
export function indentRest(text: string, spaces: number): string {
  return text.replace(/\n/g, `\n${' '.repeat(spaces)}`);
}

/** The value behind JSON text; `undefined` where the reader has not finished typing it. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
