import path from 'node:path';
import {escapeRegExp} from '../input/escapeRegExp';
import {InputError} from '../input/inputError';
import {parseYamlInput, readInputText} from '../input/readInput';

/** Kinds of text that a forbidden rendering can be limited to. */
const PLACES = ['heading'] as const;
const KEEP_ENGLISH = ['no', 'first-mention', 'yes', 'partial'] as const;

/** A way to write a term that pages must not use. */
export type ForbiddenRendering = {
  pattern: RegExp;
  /** What to write instead. */
  use: string;
  /** A match inside a match of this expression is a legitimate use. */
  except?: RegExp;
  /** Only texts of this kind are held against it. */
  onlyIn?: (typeof PLACES)[number];
  /** All matches of a paragraph are legitimate when this expression matches somewhere in it. */
  allowedNear?: RegExp;
};

/** One decided term. */
export type GlossaryEntry = {
  en: string;
  zh: string;
  keepEnglish: (typeof KEEP_ENGLISH)[number];
  note?: string;
  /** What it is, in one line for readers. */
  definition?: string;
  /** Other words that readers search for. */
  synonyms: string[];
  forbidden: ForbiddenRendering[];
};

type Fields = Record<string, unknown>;
type Report = (key: string, expected: string, received: unknown) => void;

const GLOSSARY_FILE = 'translation/glossary.yml';
const ENTRY_KEYS = ['en', 'zh', 'keepEnglish', 'note', 'definition', 'synonyms', 'forbidden'];
const DEFINITION_LIMIT = 40;
const FORBIDDEN_KEYS = ['text', 'pattern', 'use', 'except', 'allowedNear', 'onlyIn'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isDefinition = (value: unknown) =>
  isText(value) && (value.match(/\p{Script=Han}/gu)?.length ?? 0) <= DEFINITION_LIMIT && !value.endsWith('。');
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function reportUnknownKeys(fields: Fields, known: string[], report: Report): void {
  for (const key of Object.keys(fields).filter((name) => !known.includes(name))) report(key, `以下键之一：${known.join('、')}`, key);
}

/** JavaScript on Node 20 has no inline flags: a leading `(?i)` is turned into the flag. */
function compile(source: string, key: string, report: Report): RegExp | undefined {
  const ignoreCase = source.startsWith('(?i)');
  try {
    return new RegExp(ignoreCase ? source.slice(4) : source, ignoreCase ? 'giu' : 'gu');
  } catch {
    report(key, '正则表达式（Unicode 模式）', source);
    return undefined;
  }
}

function compileOptional(fields: Fields, key: string, report: Report): RegExp | undefined {
  const value = fields[key];
  if (value === undefined) return undefined;
  if (isText(value)) return compile(value, key, report);
  report(key, '正则表达式（Unicode 模式）', value);
  return undefined;
}

function readForbidden(value: unknown, report: Report): ForbiddenRendering | undefined {
  if (!isFields(value)) {
    report('', '含 text 或 pattern、use 的键值对', value);
    return undefined;
  }
  reportUnknownKeys(value, FORBIDDEN_KEYS, report);
  if (!isText(value.use)) report('use', '正确的写法', value.use);
  if (isText(value.text) === isText(value.pattern)) report('text', '文字，或者改写 pattern（二选一）', value.text ?? value.pattern);
  const pattern = isText(value.text) ? compile(escapeRegExp(value.text), 'text', report) : compileOptional(value, 'pattern', report);
  const except = compileOptional(value, 'except', report);
  const allowedNear = compileOptional(value, 'allowedNear', report);
  const onlyIn = PLACES.find((place) => place === value.onlyIn);
  if (value.onlyIn !== undefined && !onlyIn) report('onlyIn', `下列之一：${PLACES.join('、')}；或者不写这个键`, value.onlyIn);
  return pattern && isText(value.use) ? {pattern, use: value.use, except, allowedNear, ...(onlyIn && {onlyIn})} : undefined;
}

function readList<T>(value: unknown, key: string, report: Report, read: (item: unknown, report: Report) => T | undefined): T[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(key, '列表', value);
    return [];
  }
  return value.flatMap((item: unknown, index) => {
    const prefix = `${key}[${index}]`;
    const result = read(item, (inner, expected, received) => report(inner ? `${prefix}.${inner}` : prefix, expected, received));
    return result === undefined ? [] : [result];
  });
}

function readSynonym(value: unknown, report: Report): string | undefined {
  if (isText(value)) return value;
  report('', '文字', value);
  return undefined;
}

function readEntry(fields: Fields, report: Report): GlossaryEntry {
  reportUnknownKeys(fields, ENTRY_KEYS, report);
  if (!isText(fields.en)) report('en', '英文术语', fields.en);
  if (!isText(fields.zh)) report('zh', '中文译法', fields.zh);
  if (!(KEEP_ENGLISH as readonly unknown[]).includes(fields.keepEnglish)) {
    report('keepEnglish', `下列之一：${KEEP_ENGLISH.join('、')}`, fields.keepEnglish);
  }
  if (fields.note !== undefined && !isText(fields.note)) report('note', '文字，或者不写这个键', fields.note);
  if (fields.definition !== undefined && !isDefinition(fields.definition)) {
    report('definition', `不超过 ${DEFINITION_LIMIT} 个汉字、句末没有句号的文字，或者不写这个键`, fields.definition);
  }
  return {
    en: String(fields.en),
    zh: String(fields.zh),
    keepEnglish: fields.keepEnglish as GlossaryEntry['keepEnglish'],
    note: fields.note as string | undefined,
    ...(isText(fields.definition) && {definition: fields.definition}),
    synonyms: readList(fields.synonyms, 'synonyms', report, readSynonym),
    forbidden: readList(fields.forbidden, 'forbidden', report, readForbidden),
  };
}

/**
 * Parses the text of a glossary file.
 *
 * @throws Error that lists every wrong entry with its key, what was expected and what came.
 */
export function parseGlossary(text: string, file = GLOSSARY_FILE): GlossaryEntry[] {
  const value = parseYamlInput(text, file);
  if (!Array.isArray(value)) throw new InputError(`${file} 有误：应为术语的列表；收到的是 ${JSON.stringify(value)}`);
  const problems: string[] = [];
  const seen = new Set<string>();
  const entries = value.flatMap((item: unknown, index) => {
    const name = isFields(item) && isText(item.en) ? item.en : `第 ${index + 1} 条`;
    const report: Report = (key, expected, received) => {
      problems.push(
        `${name}${key && `：${key}`} 应为${expected}；收到的是${received === undefined ? '空（没有这个键）' : ` ${JSON.stringify(received)}`}`,
      );
    };
    if (seen.has(name)) report('en', '没有用过的术语（可在括号里加语境）', name);
    seen.add(name);
    if (isFields(item)) return [readEntry(item, report)];
    report('', '含 en、zh、keepEnglish 的键值对', item);
    return [];
  });
  if (problems.length > 0) throw new InputError(`${file} 有误：\n${problems.map((p) => `  - ${p}`).join('\n')}\n写法见文件开头的说明。`);
  return entries;
}

/** Reads the glossary of this repository. */
export function readGlossary(root: string): GlossaryEntry[] {
  return parseGlossary(readInputText({path: path.join(root, GLOSSARY_FILE), name: GLOSSARY_FILE}));
}
