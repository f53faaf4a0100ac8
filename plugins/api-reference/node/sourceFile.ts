import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, isNode, LineCounter, parseDocument} from 'yaml';
import type {JsonValue, Problem} from '../types';

/** Keys and positions that lead to a value. */
export type JsonPath = (string | number)[];

/** A YAML file that knows on which line each of its values stands. */
export type SourceFile = {
  /** Path relative to the site, for messages. */
  file: string;
  value: JsonValue;
  /** 1-based line of the deepest existing part of a path. */
  lineOf: (path: JsonPath) => number;
};

/** Writes a path in the form of a JSON pointer (RFC 6901), as OpenAPI tools show it. */
export function toPointer(path: JsonPath): string {
  return `#${path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')}`;
}

/** Reads a JSON pointer back into its parts. */
export function fromPointer(pointer: string): JsonPath {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));
}

function lineFinder(document: Document, lines: LineCounter) {
  return (path: JsonPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

/** Parses YAML text; its syntax errors become problems, and the value is then `null`. */
export function parseSourceFile(file: string, text: string): {source: SourceFile; problems: Problem[]} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const problems = document.errors.map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    message: `不是有效的 YAML：${error.message}`,
  }));
  // A round trip through JSON separates values that YAML aliases share: an overlay must change one place only.
  const value = problems.length === 0 ? (JSON.parse(JSON.stringify(document.toJS() ?? null)) as JsonValue) : null;
  return {source: {file, value, lineOf: lineFinder(document, lines)}, problems};
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
