import type {SynonymGroup} from '../shared/indexFormat';
import {must} from '../shared/must';
import {stemWord} from '../shared/stemWord';
import {tokenize} from '../shared/tokenize';
import {SYNONYM} from '../shared/weights';
import type {EnglishWord, OwnSynonyms, TermNames} from './wordLists';

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
  const byKey = new Map(words.map(tokensOf).map((tokens) => [tokens.join('\u0000'), tokens] as const));
  byKey.delete('');
  const phrases = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tokens]) => tokens);
  return phrases.length > 1 ? {phrases, weight} : null;
}

/** `import / export`, 导入 / 导出: if both sides have the same number of words, they are paired in order. */
function groupsOfTerm({en, zh, synonyms = []}: TermNames): string[][] {
  const [english, chinese] = [en, zh].map((text) => text.replace(/[（(].*?[)）]/g, (aside) => aside.replaceAll('/', ' ')).split(' / '));
  const others = synonyms.flatMap(variantsOf);
  const isPaired = english?.length === chinese?.length && (english?.length ?? 0) > 1;
  if (!isPaired) return [[...variantsOf(en), ...variantsOf(zh), ...others]];
  // Additional synonyms belong to the first word.
  return (english ?? []).map((word, i) => [...variantsOf(word), ...variantsOf(chinese?.[i] ?? ''), ...(i === 0 ? others : [])]);
}

/** Creates the groups of equivalent phrases. */
export function buildSynonyms(glossary: readonly TermNames[], own: readonly OwnSynonyms[]): SynonymGroup[] {
  const groups = [
    ...glossary.flatMap(groupsOfTerm).map((words) => toGroup(words, SYNONYM.strong)),
    ...own.map(({words, strength}) => toGroup(words, strength === 'weak' ? SYNONYM.weak : SYNONYM.strong)),
  ];
  return groups.filter((group) => group !== null);
}

/** Creates the groups of common English words and the Chinese ones for them. */
export function buildEnglish(words: readonly EnglishWord[]): SynonymGroup[] {
  // Other forms of a word are found by its stem.
  const stemOf = (word: string) => tokensOf(word).map(stemWord).join(' ');
  const isNew = (word: string, i: number, all: readonly string[]) => all.findIndex((other) => stemOf(other) === stemOf(word)) === i;
  return words.map(({en, zh}) => toGroup([...en.filter(isNew), ...zh], SYNONYM.strong)).filter((group) => group !== null);
}
