import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type GlossaryEntry, readGlossary} from '../../../lib/content/glossary';
import {must} from '../../../lib/input/must';
import {checkInput, parseYamlInput, readInputText} from '../../../lib/input/readInput';
import type {SynonymGroup} from '../shared/indexFormat';
import {tokenize} from '../shared/tokenize';
import {SYNONYM} from '../shared/weights';

/** The parts of a glossary term that the search needs. */
type GlossaryTerm = Pick<GlossaryEntry, 'en' | 'zh'> & Partial<Pick<GlossaryEntry, 'synonyms'>>;

const WORDS = '至少两个词的列表';
const OWN = z.array(
  z.strictObject(
    {
      words: z.array(z.string('词').regex(/\S/, '词'), WORDS).min(2, WORDS),
      /** `weak`: related, but not the same. */
      strength: z.literal('weak', ' weak，或者不写这个键').optional(),
      why: z.string('文字，或者不写这个键').optional(),
    },
    '含 words，可以加 strength、why 的键值对',
  ),
  '列表',
);

type OwnSynonyms = z.output<typeof OWN>[number];

/** Words with the same meaning for searchers. */
export const SYNONYMS_FILE = path.join(__dirname, '../synonyms.yml');

/** Glossary value for terms without a Chinese name; such terms in one entry are otherwise unrelated. */
const UNTRANSLATED = '原样';

// Several phrases in one field: `会话 ID / 令牌`, `检索增强生成（RAG）`, `tool calling (function calling)`.
const variantsOf = (text: string): string[] =>
  text
    .split(/\s+\/\s+|[、；;]/)
    .flatMap((part) => [
      part.replace(/[（(].*?[)）]/g, ''),
      ...[...part.matchAll(/（([^）]*)）/g)].map((match) => must(match[1], 'a group of the expression')),
    ])
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

/** `import / export`, 导入 / 导出: if both sides have the same number of words, they are paired in order. */
function groupsOfTerm({en, zh, synonyms = []}: GlossaryTerm): string[][] {
  const [english, chinese] = [en, zh].map((text) => text.replace(/[（(].*?[)）]/g, (aside) => aside.replaceAll('/', ' ')).split(' / '));
  const others = synonyms.flatMap(variantsOf);
  const isPaired = english?.length === chinese?.length && (english?.length ?? 0) > 1;
  if (!isPaired) return [[...variantsOf(en), ...variantsOf(zh), ...others]];
  // Additional synonyms belong to the first word.
  return (english ?? []).map((word, i) => [...variantsOf(word), ...variantsOf(chinese?.[i] ?? ''), ...(i === 0 ? others : [])]);
}

/** Creates the groups of equivalent phrases. */
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

/** Reads the synonym groups of a site: from its glossary, if there is one, and the plugin's own. */
export function readSynonyms(siteDir: string, glossary: string): SynonymGroup[] {
  const terms = existsSync(path.join(siteDir, glossary)) ? readGlossary(siteDir, glossary) : [];
  return buildSynonyms(terms, readOwnSynonyms(SYNONYMS_FILE));
}
