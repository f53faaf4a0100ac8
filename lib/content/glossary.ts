import path from 'node:path';
import * as z from 'zod';
import {escapeRegExp} from '../input/escapeRegExp';
import {checkYamlInput, readInputText} from '../input/readInput';

/** Kinds of text to which a forbidden rendering can be limited. */
const PLACES = ['heading'] as const;
const KEEP_ENGLISH = ['no', 'first-mention', 'yes', 'partial'] as const;

/** A spelling of a term that pages must not use. */
export type ForbiddenRendering = {
  pattern: RegExp;
  /** What to write instead. */
  use: string;
  /** A match inside a match of this expression is allowed. */
  except?: RegExp;
  /** Limits the check to texts of this kind. */
  onlyIn?: (typeof PLACES)[number];
  /** If this expression matches anywhere in a paragraph, all matches in that paragraph are allowed. */
  allowedNear?: RegExp;
};

/** One term with its fixed translation. */
export type GlossaryEntry = {
  en: string;
  zh: string;
  keepEnglish: (typeof KEEP_ENGLISH)[number];
  note?: string;
  /** Definition in one line, for readers. */
  definition?: string;
  /** Other words that readers may search for. */
  synonyms: string[];
  forbidden: ForbiddenRendering[];
};

/** Path of the glossary, relative to the site. */
export const GLOSSARY_FILE = 'translation/glossary.yml';
const DEFINITION_LIMIT = 40;

const text = (expected: string) => z.string(expected).regex(/\S/, expected);

/** JavaScript in Node 20 has no inline flags, so a leading `(?i)` becomes a regular expression flag. */
function compile(source: string): RegExp {
  const ignoreCase = source.startsWith('(?i)');
  return new RegExp(ignoreCase ? source.slice(4) : source, ignoreCase ? 'giu' : 'gu');
}

const PATTERN_FORM = '正则表达式（Unicode 模式）';
const PATTERN = text(PATTERN_FORM).transform((source, context): RegExp => {
  try {
    return compile(source);
  } catch {
    context.addIssue({code: 'custom', message: PATTERN_FORM});
    return z.NEVER;
  }
});

const isDefinition = (value: string) => (value.match(/\p{Script=Han}/gu)?.length ?? 0) <= DEFINITION_LIMIT && !value.endsWith('。');
const DEFINITION_FORM = `不超过 ${DEFINITION_LIMIT} 个汉字、句末没有句号的文字，或者不写这个键`;

const TEXT_OR_PATTERN = '文字，或者改写 pattern（二选一）';
const FORBIDDEN = z
  .strictObject(
    {
      text: text(TEXT_OR_PATTERN).optional(),
      pattern: PATTERN.optional(),
      use: text('正确的写法'),
      except: PATTERN.optional(),
      allowedNear: PATTERN.optional(),
      onlyIn: z.enum(PLACES, `下列之一：${PLACES.join('、')}；或者不写这个键`).optional(),
    },
    '含 text 或 pattern、use，可以加 except、allowedNear、onlyIn 的键值对',
  )
  .superRefine(
    (value, context) => {
      if ('text' in value === 'pattern' in value) context.addIssue({code: 'custom', path: ['text'], message: TEXT_OR_PATTERN});
    },
    {when: ({value}) => typeof value === 'object' && value !== null},
  )
  .transform(({text: literal = '', pattern = compile(escapeRegExp(literal)), ...rest}): ForbiddenRendering => ({pattern, ...rest}));

const ENTRY = z.strictObject(
  {
    en: text('英文术语'),
    zh: text('中文译法'),
    keepEnglish: z.enum(KEEP_ENGLISH, `下列之一：${KEEP_ENGLISH.join('、')}`),
    note: text('文字，或者不写这个键').optional(),
    definition: text(DEFINITION_FORM).refine(isDefinition, DEFINITION_FORM).optional(),
    synonyms: z.array(text('文字'), '列表').default([]),
    forbidden: z.array(FORBIDDEN, '列表').default([]),
  },
  '含 en、zh、keepEnglish，可以加 note、definition、synonyms、forbidden 的键值对',
);

const termOf = (entry: unknown) => (entry as {en?: unknown} | null)?.en;

// With `when`, terms are compared with each other even if other problems exist, so that all are reported at once.
const GLOSSARY = z.array(ENTRY, '术语的列表').superRefine(
  (entries, context) => {
    const terms = entries.map(termOf);
    for (const [index, term] of terms.entries()) {
      const isRepeated = typeof term === 'string' && terms.indexOf(term) < index;
      if (isRepeated) context.addIssue({code: 'custom', path: [index, 'en'], message: '没有用过的术语（可在括号里加语境）'});
    }
  },
  {when: ({value}) => Array.isArray(value)},
);

function nameEntry(entry: unknown, index: number): string {
  const term = termOf(entry);
  return typeof term === 'string' && term.trim() !== '' ? term : `第 ${index + 1} 条`;
}

/**
 * Parses the text of a glossary file.
 *
 * @throws InputError that lists every wrong entry with its key, the expected and the received value
 */
export function parseGlossary(source: string, file = GLOSSARY_FILE): GlossaryEntry[] {
  return checkYamlInput(source, GLOSSARY, file, {nameEntry}).value;
}

/** Reads the glossary of a site. */
export function readGlossary(root: string, file = GLOSSARY_FILE): GlossaryEntry[] {
  return parseGlossary(readInputText({path: path.join(root, file), name: file}), file);
}
