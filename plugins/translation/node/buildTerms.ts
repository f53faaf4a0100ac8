import type {GlossaryEntry} from '../../../lib/content/glossary';
import type {PageParts} from '../../../lib/pages/types';
import {glossaryWords} from '../../../markdown/remarkGlossaryTerms';
import type {GlossaryTerm} from '../types';

/** A page that is searched for terms. */
export type TermSource = {route: string; title: string; parts: Pick<PageParts, 'texts' | 'tables'>};

/** Pages with fewer mentions are not about the term. */
const LEAST_MENTIONS = 3;
const RULES: Record<GlossaryEntry['keepEnglish'], string> = {
  no: '只写中文',
  'first-mention': '首次出现时附英文',
  yes: '保留英文',
  partial: '部分保留英文',
};
const CODE = /`[^`]*`/g;

// Includes the context in brackets: `Data (type)` and `data type` are two terms.
const idOf = (en: string) =>
  en
    .replace('(', ' in ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Prose of a page without code. */
function proseOf({texts, tables}: TermSource['parts']): string {
  const rows = tables.flatMap(({header, rows: below}) => [header, ...below.map(({cells}) => cells)]);
  return [...texts.map(({text}) => text), ...rows.flat()].join('\n').replace(CODE, '');
}

function countMentions(text: string, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + text.split(word).length - 1, 0);
}

/** What part of a title a term is: 1 if it is the whole title, 0 if the title is about something else. */
const shareOf = (title: string, words: readonly string[]): number =>
  Math.max(...words.map((word) => (title.toLowerCase().includes(word.toLowerCase()) ? word.length / title.length : 0)));

/** Adds to each glossary term the page that has it in its title, or else mentions it most; sorted by English term. */
export function buildTerms(glossary: readonly GlossaryEntry[], sources: readonly TermSource[]): GlossaryTerm[] {
  const texts = sources.map(({route, title, parts}) => ({title, to: route, prose: proseOf(parts)}));
  return glossary
    .map((entry): GlossaryTerm => {
      const words = glossaryWords(entry);
      const [page] = texts
        .map(({title, to, prose}) => ({title, to, count: countMentions(prose, words), share: shareOf(title, words)}))
        .filter(({count}) => count >= LEAST_MENTIONS)
        .sort((a, b) => b.share - a.share || b.count - a.count || (a.to < b.to ? -1 : 1));
      const {en, zh, keepEnglish, definition, note} = entry;
      return {
        id: idOf(en),
        en,
        zh,
        rule: RULES[keepEnglish],
        ...(definition && {definition}),
        ...(note && {note}),
        ...(page && {page: {title: page.title, to: page.to}}),
      };
    })
    .sort((a, b) => (a.en.toLowerCase() < b.en.toLowerCase() ? -1 : 1));
}
