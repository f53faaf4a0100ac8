import {cutText} from '../../../../lib/text/cutText';
import type {MatchedHierarchy, MatchedValue, SearchHit, SearchRequest} from '../../shared/contract';
import {type PagePart, SECTIONS_PER_PAGE, SECTIONS_PER_PART, type SectionText} from '../../shared/indexFormat';
import type {Hierarchy} from '../../types';
import {highlight, type Marker, markerOf, type Tags} from './highlight';
import type {IndexReader} from './indexReader';
import type {ParsedQuery} from './parseQuery';
import {hasMatches, type Line, snippet, textLines} from './snippet';

export type HitsInput = {
  reader: IndexReader;
  sections: readonly number[];
  parsed: ParsedQuery;
  /** Corrected words of the query. */
  taken: readonly string[];
  request: SearchRequest;
};

const DEFAULT_WORDS = 10;
/** Length of the text that a recent search stores. */
const STORED_CONTENT = 200;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function wordsFor(attribute: string, {attributesToSnippet = []}: SearchRequest): number {
  const words = attributesToSnippet.map((entry) => entry.split(':')).find(([name]) => name === attribute)?.[1];
  return Number(words) || DEFAULT_WORDS;
}

function matched(value: string, {pre}: Tags): MatchedValue {
  return {value, matchLevel: value.includes(pre) ? 'full' : 'none'};
}

function matchedHierarchy(hierarchy: Hierarchy, marker: Marker, tags: Tags): MatchedHierarchy {
  const entries = LEVELS.filter((level) => hierarchy[level] !== null).map((level) => {
    return [level, matched(highlight(hierarchy[level] as string, marker, tags), tags)] as const;
  });
  return Object.fromEntries(entries);
}

const cutSections = new WeakMap<SectionText, {content: Line[]; code: Line[]}>();

function linesOfSection(section: SectionText): {content: Line[]; code: Line[]} {
  const known = cutSections.get(section);
  if (known) return known;
  const lines = {content: textLines(section.content), code: textLines(section.code)};
  cutSections.set(section, lines);
  return lines;
}

/** Code is shown only if the text has no match. */
function linesToShow(section: SectionText, marker: Marker): Line[] {
  const {content, code} = linesOfSection(section);
  return hasMatches(content, marker) || code.length === 0 ? content : code;
}

type HitSource = {part: PagePart; index: number; request: SearchRequest; marker: Marker};

function toHit({part, index, request, marker}: HitSource): SearchHit | null {
  const section = part.sections[index];
  if (!section) return null;
  const tags = {pre: request.highlightPreTag ?? '<mark>', post: request.highlightPostTag ?? '</mark>'};
  const empty = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const hierarchy: Hierarchy = {lvl0: part.lvl0, lvl1: part.lvl1, ...empty, ...section.headings};
  const lines = linesToShow(section, marker);
  const content = snippet(lines, marker, {words: wordsFor('content', request), ellipsis: request.snippetEllipsisText ?? '…', tags});
  const marks = matchedHierarchy(hierarchy, marker, tags);
  const contentMatch = content ? {content: matched(content, tags)} : {};
  return {
    objectID: section.objectID,
    url: section.anchor ? `${part.url}#${section.anchor}` : part.url,
    url_without_anchor: part.url,
    anchor: section.anchor,
    type: section.type,
    hierarchy,
    content: section.content ? cutText(section.content, STORED_CONTENT) : null,
    _snippetResult: {hierarchy: marks, ...contentMatch},
    _highlightResult: {hierarchy: marks},
  };
}

/** Loads the texts of sections and creates the hits. */
export async function buildHits({reader, sections, parsed, taken, request}: HitsInput): Promise<SearchHit[]> {
  const marker = markerOf(parsed, taken);
  const hits = await Promise.all(
    sections.map(async (section) => {
      const part = await reader.part(section);
      return toHit({part, index: (section % SECTIONS_PER_PAGE) % SECTIONS_PER_PART, request, marker});
    }),
  );
  return hits.filter((hit) => hit !== null);
}
