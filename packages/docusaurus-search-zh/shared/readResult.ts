import {isObject} from '../../../lib/input/isObject';
import type {Hierarchy} from '../types';
import type {MatchedHierarchy, MatchedValue, SearchHit, SearchResult} from './contract';
import {siteAddress} from './siteAddress';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const TYPES = [...LEVELS, 'content'] as const;
const MATCH_LEVELS = ['full', 'partial', 'none'] as const;
const MAX_SUGGESTIONS = 3;

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const asCount = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readHierarchy(value: unknown): Hierarchy | undefined {
  if (!isObject(value)) return undefined;
  const texts = Object.fromEntries(LEVELS.map((level) => [level, asText(value[level])]));
  const named = LEVELS.find((level) => texts[level]);
  // Records of pages outside the sidebar have no first heading.
  return named && ({...texts, lvl0: texts.lvl0 ?? '', lvl1: texts.lvl1 ?? ''} as Hierarchy);
}

function readMatched(value: unknown): MatchedValue | undefined {
  if (!isObject(value) || typeof value.value !== 'string') return undefined;
  return {value: value.value, matchLevel: MATCH_LEVELS.find((level) => level === value.matchLevel) ?? 'none'};
}

function readMarks(value: unknown): SearchHit['_snippetResult'] {
  if (!isObject(value)) return {hierarchy: {}};
  const hierarchy: MatchedHierarchy = {};
  const levels = isObject(value.hierarchy) ? value.hierarchy : {};
  for (const level of LEVELS) {
    const matched = readMatched(levels[level]);
    if (matched) hierarchy[level] = matched;
  }
  const content = readMatched(value.content);
  return {hierarchy, ...(content && {content})};
}

/** A hit; nothing if it has no id, no heading, or no address on this site. */
function readHit(value: unknown): SearchHit[] {
  if (!isObject(value) || typeof value.objectID !== 'string') return [];
  const url = siteAddress(value.url);
  const hierarchy = readHierarchy(value.hierarchy);
  if (url === undefined || !hierarchy) return [];
  return [
    {
      objectID: value.objectID,
      url,
      // Records contain only the heading texts and their own content; addresses without an anchor are derived.
      url_without_anchor: url.replace(/#.*/, ''),
      anchor: asText(value.anchor),
      type: TYPES.find((type) => type === value.type) ?? 'content',
      hierarchy,
      content: asText(value.content),
      _snippetResult: readMarks(value._snippetResult),
      _highlightResult: readMarks(value._highlightResult),
    },
  ];
}

function readNearest(value: unknown): {title: string; url: string}[] {
  const url = isObject(value) ? siteAddress(value.url) : undefined;
  return isObject(value) && url !== undefined && typeof value.title === 'string' ? [{title: value.title, url}] : [];
}

/** Reads a search result from a service or from storage. Whatever it contains, the parts that can be shown are kept, and only those. */
export function readResult(value: unknown): SearchResult {
  const {hits, nbHits, page, nbPages, queryID, suggestions, nearest} = isObject(value) ? value : ({} as Record<string, unknown>);
  const shown = asList(hits).flatMap(readHit);
  return {
    hits: shown,
    nbHits: Math.max(asCount(nbHits), shown.length),
    page: asCount(page),
    nbPages: asCount(nbPages),
    ...(typeof queryID === 'string' && {queryID}),
    ...(Array.isArray(suggestions) && {
      suggestions: suggestions.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MAX_SUGGESTIONS),
    }),
    ...(Array.isArray(nearest) && {nearest: nearest.flatMap(readNearest)}),
  };
}
