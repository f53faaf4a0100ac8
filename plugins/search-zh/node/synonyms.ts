import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type GlossaryEntry, readGlossary} from '../../../lib/content/glossary';
import {checkInput, parseYamlInput, readInputText} from '../../../lib/input/readInput';
import type {SynonymGroup} from '../shared/indexFormat';
import {tokenize} from '../shared/tokenize';
import {SYNONYM} from '../shared/weights';

/** A term of the glossary, as far as the search needs it. */
type GlossaryTerm = Pick<GlossaryEntry, 'en' | 'zh'> & Partial<Pick<GlossaryEntry, 'synonyms'>>;

const WORDS = '至少两个词的列表';
const OWN = z.array(
  z.strictObject(
    {
      words: z.array(z.string('词').regex(/\S/, '词'), WORDS).min(2, WORDS),
      /** `weak`: related rather than the same. */
      strength: z.literal('weak', ' weak，或者不写这个键').optional(),
      why: z.string('文字，或者不写这个键').optional(),
    },
    '含 words，可以加 strength、why 的键值对',
  ),
  '列表',
);

type OwnSynonyms = z.output<typeof OWN>[number];

/** Words that mean the same to those who search. */
export const SYNONYMS_FILE = path.join(__dirname, '../synonyms.yml');

/** Stands in the glossary for terms without a Chinese name; several of them in one entry have nothing else in common. */
const UNTRANSLATED = '原样';

// `会话 ID / 令牌`, `检索增强生成（RAG）`, `tool calling (function calling)`: several phrases in one field.
const variantsOf = (text: string): string[] =>
  text
    .split(/\s+\/\s+|[、；;]/)
    .flatMap((part) => [part.replace(/[（(].*?[)）]/g, ''), ...[...part.matchAll(/（([^）]*)）/g)].map((match) => match[1] as string)])
    .map((part) => part.trim())
    .filter(Boolean);

const tokensOf = (phrase: string): string[] => tokenize(phrase).tokens.map((token) => token.text);

function toGroup(words: string[], weight: number): SynonymGroup | null {
  const byKey = new Map(words.map((word) => [tokensOf(word).join('\u0000'), tokensOf(word)] as const));
  byKey.delete('');
  const phrases = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tokens]) => tokens);
  return phrases.length > 1 ? {phrases, weight} : null;
}

/** Reads the plugin's own list of synonyms. */
export const readOwnSynonyms = (file: string): OwnSynonyms[] =>
  checkInput(parseYamlInput(readInputText({path: file, name: file}), file), OWN, file);

/** `import / export`, 导入 / 导出: where both sides have as many words, they belong together one by one. */
function groupsOfTerm({en, zh, synonyms = []}: GlossaryTerm): string[][] {
  const [english, chinese] = [en, zh].map((text) => text.replace(/[（(].*?[)）]/g, (aside) => aside.replaceAll('/', ' ')).split(' / '));
  const others = synonyms.flatMap(variantsOf);
  const isPaired = english?.length === chinese?.length && (english?.length ?? 0) > 1;
  if (!isPaired) return [[...variantsOf(en), ...variantsOf(zh), ...others]];
  // Other words are said of the first.
  return (english ?? []).map((word, i) => [...variantsOf(word), ...variantsOf(chinese?.[i] ?? ''), ...(i === 0 ? others : [])]);
}

/** Makes the groups of phrases that stand for one another. */
export function buildSynonyms(glossary: readonly GlossaryTerm[], own: readonly OwnSynonyms[]): SynonymGroup[] {
  const groups = [
    ...glossary
      .filter(({zh}) => zh !== UNTRANSLATED)
      .flatMap(groupsOfTerm)
      .map((words) => toGroup(words, SYNONYM.strong)),
    ...own.map(({words, strength}) => toGroup(words, strength === 'weak' ? SYNONYM.weak : SYNONYM.strong)),
  ];
  return groups.filter((group) => group !== null);
}

/** Reads the groups of a site: those of its glossary, if it has one, and the plugin's own. */
export function readSynonyms(siteDir: string, glossary: string): SynonymGroup[] {
  const terms = existsSync(path.join(siteDir, glossary)) ? readGlossary(siteDir, glossary) : [];
  return buildSynonyms(terms, readOwnSynonyms(SYNONYMS_FILE));
}
