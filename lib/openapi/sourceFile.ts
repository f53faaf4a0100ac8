import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load} from 'js-yaml';
import {isNode} from 'yaml';
import {type LocatedYaml, locateYaml} from '../input/locateYaml';
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

/** The tree with its positions takes long to make; it is made when the first line is asked for, if ever. */
function lineFinder(text: string) {
  let located: LocatedYaml | undefined;
  return (path: JsonPath): number => {
    located ??= locateYaml(text);
    const {document, lines} = located;
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

/** A round trip through JSON separates values that YAML aliases share: an overlay must change one place only. */
const separate = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as JsonValue;

function findSyntaxProblems(file: string, text: string): {value: JsonValue; problems: Problem[]} {
  const {document, lines} = locateYaml(text);
  const problems = document.errors.map(({pos, message}) => ({
    file,
    line: lines.linePos(pos[0]).line,
    message: `不是有效的 YAML：${message}`,
  }));
  if (problems.length > 0) return {value: null, problems};
  try {
    return {value: separate(document.toJS()), problems};
  } catch (error) {
    return {value: null, problems: [{file, line: 1, message: `不是有效的 YAML：别名有误（${(error as Error).message.split('\n')[0]}）`}]};
  }
}

/** Parses YAML text; its syntax errors become problems, and the value is then `null`. */
function parseSourceFile(file: string, text: string): {source: SourceFile; problems: Problem[]} {
  const lineOf = lineFinder(text);
  try {
    return {source: {file, value: separate(load(text, {schema: CORE_SCHEMA})), lineOf}, problems: []};
  } catch {
    // The fast parser gives up at the first mistake; the other one finds them all.
    const {value, problems} = findSyntaxProblems(file, text);
    return {source: {file, value, lineOf}, problems};
  }
}

/** Reads a YAML file of the site. */
export function readSourceFile(siteDir: string, file: string): {source: SourceFile; problems: Problem[]} {
  let text: string;
  try {
    text = readFileSync(path.join(siteDir, file), 'utf8');
  } catch (error) {
    const message = `读不到这个文件：${(error as NodeJS.ErrnoException).code ?? String(error)}`;
    return {source: {file, value: null, lineOf: () => 1}, problems: [{file, message}]};
  }
  return parseSourceFile(file, text);
}
