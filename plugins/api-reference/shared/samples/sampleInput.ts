import type {RequestModel} from '../../types';
import type {RequestValues} from '../requestValues';

/** Input of a code sample. It never contains the API key: samples read it from the environment. */
export type SampleInput = {model: RequestModel; values: RequestValues; base: string};

/** Indents all lines except the first. */
export function indentRest(text: string, spaces: number): string {
  return text.replace(/\n/g, `\n${' '.repeat(spaces)}`);
}

/** Parses JSON text; `undefined` while the reader's input is not valid JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
