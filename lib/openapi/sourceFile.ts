import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseYaml} from '../input/parseYaml';
import type {JsonPath} from './jsonPointer';
import type {JsonValue, Problem} from './types';

/** A YAML file that knows on which line each of its values stands. */
export type SourceFile = {
  /** Path relative to the site, for messages. */
  file: string;
  value: JsonValue;
  /** 1-based line of the deepest existing part of a path. */
  lineOf: (path: JsonPath) => number;
};

/** A round trip through JSON separates values that YAML aliases share: an overlay must change one place only. */
const separate = (value: unknown) => JSON.parse(JSON.stringify(value)) as JsonValue;

/** Reads a YAML file of the site; its syntax errors become problems, and the value is then `null`. */
export function readSourceFile(siteDir: string, file: string): {source: SourceFile; problems: Problem[]} {
  let text: string;
  try {
    text = readFileSync(path.join(siteDir, file), 'utf8');
  } catch (error) {
    const message = `读不到这个文件：${(error as NodeJS.ErrnoException).code ?? String(error)}`;
    return {source: {file, value: null, lineOf: () => 1}, problems: [{file, message}]};
  }
  const {value, problems, lineOf} = parseYaml(text);
  return {
    source: {file, value: separate(value), lineOf},
    problems: problems.map(({line, message}) => ({file, line, message: `不是有效的 YAML：${message}`})),
  };
}
