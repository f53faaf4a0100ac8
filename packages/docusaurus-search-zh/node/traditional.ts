import {Converter} from 'opencc-js/t2cn';
import type {SynonymGroup, TraditionalTable} from '../shared/indexFormat';
import {isOutsideSimplified} from '../shared/simplified';
import type {SearchPage, SearchRecord} from '../types';

/** CJK Unified Ideographs and Extension A: characters that people type. */
const BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
];
/** Share of the sections with traditional characters from which on a site is written in them. */
const TRADITIONAL_SHARE = 0.1;

/**
 * Traditional characters whose simplified form is used on the site. Characters that the site itself uses are not converted: 乾 in 乾坤, 著 in
 * 著作.
 */
export function buildTraditionalTable(texts: Iterable<string>): TraditionalTable {
  const used = new Set([...texts].flatMap((text) => [...text]));
  const simplify = Converter({from: 't', to: 'cn'});
  const table: TraditionalTable = {from: '', to: ''};
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code += 1) {
      const character = String.fromCodePoint(code);
      if (used.has(character)) continue;
      const simple = simplify(character);
      if (!used.has(simple) || simple.length !== character.length) continue;
      table.from += character;
      table.to += simple;
    }
  }
  return table;
}

/** Simplified forms of the characters that have been met. */
const known = new Map<string, string>();
let convert: ((text: string) => string) | undefined;

function simpleForm(character: string): string {
  const met = known.get(character);
  if (met !== undefined) return met;
  convert ??= Converter({from: 't', to: 'cn'});
  const simple = isOutsideSimplified(character) ? convert(character) : character;
  const form = simple.length === character.length ? simple : character;
  known.set(character, form);
  return form;
}

/** A text in simplified characters, as far as they are certain: 著 and 乾 are in simplified texts too. Its length is the same. */
export const simplifyText = (text: string): string => text.replace(/\p{Script=Han}/gu, simpleForm);

/** Synonyms in simplified characters. */
export const simplifyGroup = ({phrases, weight}: SynonymGroup): SynonymGroup => ({
  phrases: phrases.map((tokens) => tokens.map(simplifyText)),
  weight,
});

const simplifyRecord = (record: SearchRecord): SearchRecord => ({
  ...record,
  title: simplifyText(record.title),
  headings: record.headings.map(simplifyText),
  content: simplifyText(record.content),
  code: simplifyText(record.code),
  names: simplifyText(record.names),
  pictures: simplifyText(record.pictures),
  phrases: simplifyText(record.phrases),
});

/** The pages in simplified characters, in which queries are answered, and whether they are written in traditional ones. */
export function simplifyPages(pages: readonly SearchPage[]): {simplified: SearchPage[]; isTraditional: boolean} {
  const simplified = pages.map((page) => ({
    ...page,
    ...(page.label && {label: simplifyText(page.label)}),
    links: page.links.map(({url, text}) => ({url, text: simplifyText(text)})),
    records: page.records.map(simplifyRecord),
  }));
  const pairs = pages.flatMap(({records}, page) => records.map((record, at) => [record.content, simplified[page]?.records[at]?.content]));
  const changed = pairs.filter(([before, after]) => before !== after).length;
  return {simplified, isTraditional: changed > pairs.length * TRADITIONAL_SHARE};
}
