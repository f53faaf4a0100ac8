import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {checkInput} from './checkInput';
import {InputError} from './inputError';

const word = z.string('词').regex(/\S/, '词');
const WORDS = '至少两个词的列表';

/** Words with the same meaning. */
export const SYNONYM_LIST = z.array(
  z.strictObject(
    {
      words: z.array(word, WORDS).min(2, WORDS),
      /** `weak`: related, but not the same. */
      strength: z.literal('weak', ' weak，或者不写这个键').optional(),
      why: z.string('文字，或者不写这个键').optional(),
    },
    '含 words，可以加 strength、why 的键值对',
  ),
  '列表',
);
export type OwnSynonyms = z.output<typeof SYNONYM_LIST>[number];

/** Terms with their names in both languages; other keys are for other readers of a glossary. */
export const TERM_LIST = z.array(z.looseObject({en: word, zh: word, synonyms: z.array(word).optional()}, '含 en、zh 的键值对'), '列表');
/** The parts of a glossary term that the search needs. */
export type TermNames = {en: string; zh: string; synonyms?: string[]};

const CHINESE = '汉字写的词';
/** Common English words of questions, with the words on the pages for them. */
export const ENGLISH_LIST = z.array(
  z.strictObject(
    {
      en: z.array(z.string('英文词').regex(/[a-z]/i, '英文词'), '英文词的列表').min(1, '英文词的列表'),
      zh: z.array(z.string(CHINESE).regex(/^\p{Script=Han}+$/u, CHINESE), `${CHINESE}的列表`).min(1, `${CHINESE}的列表`),
    },
    '含 en、zh 的键值对',
  ),
  '列表',
);
export type EnglishWord = z.output<typeof ENGLISH_LIST>[number];

const PHRASE_LIST = '至少一个说法的列表';
/** Words of readers, by route and then by heading id or `page`. */
export const PHRASE_TABLE = z.record(
  z.string().regex(/^\//, '以 / 开头的路由'),
  z.record(z.string(), z.array(word, PHRASE_LIST).min(1, PHRASE_LIST), '“page 或标题的 id: 说法的列表”'),
  '“路由: {page 或标题的 id: [说法]}”',
);
export type Phrases = z.output<typeof PHRASE_TABLE>;

function readFile(siteDir: string, name: string): unknown {
  try {
    // JSON is YAML.
    return parse(readFileSync(path.join(siteDir, name), 'utf8'));
  } catch (error) {
    throw new InputError(`[search-zh] ${name}：${(error as Error).message}`);
  }
}

/** The files among options with data, to be watched. */
export const filesNamed = (options: readonly unknown[]): string[] => options.filter((option) => typeof option === 'string');

/**
 * Reads the data of an option that may name a file.
 *
 * @throws InputError that lists every problem in the file
 */
export function readDataOption<T>(option: T | string, schema: z.ZodType<T>, siteDir: string): T {
  if (typeof option !== 'string') return option;
  return checkInput(readFile(siteDir, option), schema, `[search-zh] ${option}`, {advice: '写法见 docusaurus-search-zh 的 README。'});
}
