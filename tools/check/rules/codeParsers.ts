import {type Loader, transform} from 'esbuild';
import {parse as parseShell} from 'sh-syntax';
import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import type {CodeLanguage} from '../../../markdown/codeLanguages';
import {checkCompose} from './composeSchema';
import {parsePython} from './parsePython';

/** Says what is wrong with a piece of code; undefined when it parses. */
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
    // The engine's own words differ from version to version, and seldom say which line.
    return (await describeJson(code)) ?? '不是有效的 JSON';
  }
};

const parseYaml: CodeParser = async (code) => {
  // Compose files share parts by merging them.
  const documents = parseAllDocuments(code, {merge: true});
  const error = documents.flatMap((document) => document.errors)[0];
  return error ? firstLine(error) : documents.map((document) => checkCompose(document.toJS())).find(Boolean);
};

const parseEnv: CodeParser = async (code) => {
  const lines = code.split('\n').map((line) => line.trim());
  const index = lines.findIndex((line) => line !== '' && !line.startsWith('#') && !/^(?:export\s+)?[A-Za-z_][\w.]*\s*=/.test(line));
  return index === -1 ? undefined : `第 ${index + 1} 行不是“名称=值”`;
};

/** The parser of each language; `null` where none is worth its weight: such blocks are not checked and may not be marked `partial`. */
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
  // Terminal output and dialogues mix commands with their answers.
  console: null,
  powershell: null,
  bat: null,
  ini: null,
  dockerfile: null,
  nginx: null,
  // Browsers accept any text as HTML, so a parser would not find mistakes.
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
