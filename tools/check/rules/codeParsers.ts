import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parser as pythonParser} from '@lezer/python';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {type Loader, transform} from 'esbuild';
import {parse as parseShell} from 'sh-syntax';
import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import type {CodeLanguage} from '../../../markdown/codeLanguages';

type Cursor = ReturnType<ReturnType<typeof pythonParser.parse>['cursor']>;
type SyntaxNode = Cursor['node'];

/** An unfinished statement fails after the last line; authors expect the last line. */
const lineAt = (code: string, offset: number) => code.slice(0, Math.min(offset, code.trimEnd().length)).split('\n').length;

/** Column of a node that starts its line; undefined after other code (`if x: y`, `a; b`). */
function columnOf(code: string, {from}: SyntaxNode): number | undefined {
  const start = code.lastIndexOf('\n', from - 1) + 1;
  return code.slice(start, from).trim() === '' ? from - start : undefined;
}

/** The parser guesses at wrong indentation instead of reporting it, so the statements of a block are compared with each other. */
function findBadIndentation(code: string, block: SyntaxNode): string | undefined {
  let expected = block.type.name === 'Script' ? 0 : undefined;
  for (let child = block.firstChild; child; child = child.nextSibling) {
    const column = child.type.name === 'Comment' ? undefined : columnOf(code, child);
    if (column === undefined || child.type.name === ':') continue;
    expected ??= column;
    if (column !== expected) return `第 ${lineAt(code, child.from)} 行的缩进不对`;
  }
  return undefined;
}

function isInsideFunction(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent.type.name === 'FunctionDefinition') return true;
  return false;
}

function problemOf(code: string, node: SyntaxNode): string | undefined {
  if (node.type.isError) return `第 ${lineAt(code, node.from)} 行附近有语法错误`;
  if (node.type.name === 'Script' || node.type.name === 'Body') return findBadIndentation(code, node);
  return node.type.name === 'ReturnStatement' && !isInsideFunction(node)
    ? `第 ${lineAt(code, node.from)} 行的 return 不在函数里`
    : undefined;
}

/** Returns the syntax error of Python code; undefined if there is none. */
export async function parsePython(code: string): Promise<string | undefined> {
  let problem: string | undefined;
  // This parser needs a line break after the last line.
  const source = `${code}\n`;
  pythonParser.parse(source).iterate({
    enter({node}) {
      problem ??= problemOf(source, node);
    },
  });
  return problem;
}

let validate: ValidateFunction | undefined;

/** The schema of the Compose Specification, from the linter for Compose files. */
function readSchema(): object {
  const folder = path.dirname(require.resolve('dclint/package.json'));
  const {$schema: _, ...schema} = JSON.parse(readFileSync(path.join(folder, 'schemas/compose.schema.json'), 'utf8'));
  return schema;
}

const isCompose = (value: unknown): value is object => typeof value === 'object' && value !== null && 'services' in value;

/** All alternatives report errors; the deepest error is the most specific. */
function describeErrors(errors: readonly ErrorObject[]): string {
  const [deepest] = [...errors].sort((a, b) => b.instancePath.split('/').length - a.instancePath.split('/').length);
  const place = deepest?.instancePath.slice(1).replaceAll('/', '.') || '文件';
  const {additionalProperty} = (deepest?.params ?? {}) as {additionalProperty?: string};
  return `Compose 的 ${place}：${additionalProperty ? `没有 ${additionalProperty} 这个键` : deepest?.message}`;
}

/** Returns the error of a Compose file or a part of one; undefined if it is valid or something else. */
function checkCompose(value: unknown): string | undefined {
  if (!isCompose(value)) return undefined;
  validate ??= new Ajv({strict: false, validateFormats: false, logger: false, allErrors: true}).compile(readSchema());
  return validate(value) ? undefined : describeErrors(validate.errors ?? []);
}

/** Returns the syntax error of a piece of code; undefined if there is none. */
export type CodeParser = (code: string) => Promise<string | undefined>;

const firstLine = (error: unknown) => ((error as Error).message.split('\n')[0] ?? '').trim();

function fromThrowing(parse: (code: string) => unknown): CodeParser {
  return async (code) => {
    try {
      await parse(code);
      return undefined;
    } catch (error) {
      return firstLine(error);
    }
  };
}

function fromEsbuild(loader: Loader): CodeParser {
  return fromThrowing(async (code) => {
    try {
      const {warnings} = await transform(code, {loader, logLevel: 'silent', jsx: 'preserve'});
      if (loader === 'css' && warnings[0]) throw new Error(warnings[0].text);
    } catch (error) {
      const [first] = (error as {errors?: {text: string; location?: {line: number} | null}[]}).errors ?? [];
      throw first ? new Error(`第 ${first.location?.line ?? '?'} 行：${first.text}`) : error;
    }
  });
}

const describeJson = fromEsbuild('json');

const parseJson: CodeParser = async (code) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch {
    // The messages of the JavaScript engine differ between versions and rarely name the line.
    return (await describeJson(code)) ?? '不是有效的 JSON';
  }
};

const parseYaml: CodeParser = async (code) => {
  // Compose files use merge keys to share parts.
  const documents = parseAllDocuments(code, {merge: true});
  const error = documents.flatMap((document) => document.errors)[0];
  return error ? firstLine(error) : documents.map((document) => checkCompose(document.toJS())).find(Boolean);
};

const parseEnv: CodeParser = async (code) => {
  const lines = code.split('\n').map((line) => line.trim());
  const index = lines.findIndex((line) => line !== '' && !line.startsWith('#') && !/^(?:export\s+)?[A-Za-z_][\w.]*\s*=/.test(line));
  return index === -1 ? undefined : `第 ${index + 1} 行不是“名称=值”`;
};

/** Parser of each language; `null` if none is worth its size: such blocks are not checked and cannot be marked `partial`. */
export const CODE_PARSERS: Record<CodeLanguage, CodeParser | null> = {
  bash: fromThrowing((code) => parseShell(code)),
  sh: fromThrowing((code) => parseShell(code)),
  python: parsePython,
  js: fromEsbuild('jsx'),
  javascript: fromEsbuild('jsx'),
  jsx: fromEsbuild('jsx'),
  ts: fromEsbuild('ts'),
  typescript: fromEsbuild('ts'),
  tsx: fromEsbuild('tsx'),
  css: fromEsbuild('css'),
  json: parseJson,
  yaml: parseYaml,
  toml: fromThrowing((code) => parseToml(code)),
  env: parseEnv,
  // Terminal output and dialogues mix commands with output.
  console: null,
  powershell: null,
  bat: null,
  ini: null,
  dockerfile: null,
  nginx: null,
  // Browsers accept any text as HTML, so a parser would find no errors.
  html: null,
  sql: null,
  xml: null,
  http: null,
  diff: null,
  java: null,
  go: null,
  caddyfile: null,
  csv: null,
  text: null,
};
