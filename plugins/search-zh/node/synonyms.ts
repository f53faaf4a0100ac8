import {existsSync} from 'node:fs';
import {InputError} from '../../../lib/input/inputError';
import {parseYamlInput, readInputText} from '../../../lib/input/readInput';
import type {SynonymGroup} from '../shared/indexFormat';
import {tokenize} from '../shared/tokenize';
import {SYNONYM} from '../shared/weights';

/** A term of the glossary, as far as the search needs it. */
export type GlossaryTerm = {en: string; zh: string; synonyms?: string[]};

/** An entry of `synonyms.yml`. */
export type OwnSynonyms = {
  words: string[];
  /** `weak`: related rather than the same. */
  strength?: 'weak';
  why?: string;
};

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

function checkOwn(entry: unknown, i: number): string[] {
  if (typeof entry !== 'object' || entry === null) return [`[${i}] 应为含 words 的键值对；收到的是 ${JSON.stringify(entry)}`];
  const {words, strength, ...rest} = entry as Partial<OwnSynonyms>;
  const problems: string[] = [];
  if (!Array.isArray(words) || words.length < 2 || !words.every((word) => typeof word === 'string' && word.trim())) {
    problems.push(`[${i}].words 应为至少两个词的列表；收到的是 ${JSON.stringify(words)}`);
  }
  if (strength !== undefined && strength !== 'weak')
    problems.push(`[${i}].strength 只能是 weak 或不写；收到的是 ${JSON.stringify(strength)}`);
  for (const key of Object.keys(rest).filter((name) => name !== 'why'))
    problems.push(`[${i}].${key} 不是已知的键：只有 words、strength、why`);
  return problems;
}

/** Reads the plugin's own list of synonyms. */
export function readOwnSynonyms(file: string): OwnSynonyms[] {
  const entries = parseYamlInput(readInputText({path: file, name: file}), file);
  const problems = Array.isArray(entries) ? entries.flatMap(checkOwn) : ['应为列表'];
  if (problems.length > 0) throw new InputError(`[search-zh] ${file} 有误：\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  return entries as OwnSynonyms[];
}

/** Reads the terms of the glossary; a repository without one has none. */
export function readGlossary(file: string): GlossaryTerm[] {
  if (!existsSync(file)) return [];
  const content = parseYamlInput(readInputText({path: file, name: file}), file);
  const terms: unknown = Array.isArray(content) ? content : (content as {terms?: unknown} | null)?.terms;
  if (!Array.isArray(terms)) throw new InputError(`[search-zh] ${file}：应为术语列表，或含 terms 列表的键值对`);
  const wrong = terms.findIndex((term) => typeof term?.en !== 'string' || typeof term?.zh !== 'string');
  if (wrong >= 0)
    throw new InputError(`[search-zh] ${file}：第 ${wrong + 1} 个术语缺少 en 或 zh；收到的是 ${JSON.stringify(terms[wrong])}`);
  return terms as GlossaryTerm[];
}

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
