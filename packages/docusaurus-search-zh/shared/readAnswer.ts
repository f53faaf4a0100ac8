import type {FoundPage, FoundSection, MarkedText, SearchAnswer} from './contract';
import {isObject} from './isObject';
import {siteAddress} from './siteAddress';

const MAX_SUGGESTIONS = 3;

/** A count in a value of any shape. */
export const asCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
/** A list in a value of any shape. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isMark = (mark: unknown, text: string): mark is [number, number] =>
  Array.isArray(mark) &&
  Number.isInteger(mark[0]) &&
  Number.isInteger(mark[1]) &&
  mark[0] >= 0 &&
  mark[0] < mark[1] &&
  mark[1] <= text.length;

/** A marked text; nothing if it has no text. Marks that overlap are dropped. */
function readMarked(value: unknown): MarkedText | undefined {
  if (!isObject(value) || typeof value.text !== 'string') return undefined;
  const {text} = value;
  const marks: MarkedText['marks'] = [];
  for (const mark of asList(value.marks)) if (isMark(mark, text) && mark[0] >= (marks.at(-1)?.[1] ?? 0)) marks.push([mark[0], mark[1]]);
  return {text, marks};
}

function readSection(value: unknown): FoundSection[] {
  if (!isObject(value) || typeof value.id !== 'string') return [];
  const url = siteAddress(value.url);
  const title = readMarked(value.title);
  const excerpt = readMarked(value.excerpt);
  if (url === undefined || !title?.text) return [];
  const path = asList(value.path).filter((name) => typeof name === 'string');
  return [{id: value.id, url, title, path, isPage: value.isPage === true, ...(excerpt && {excerpt})}];
}

function readPage(value: unknown): FoundPage[] {
  if (!isObject(value) || typeof value.title !== 'string') return [];
  const url = siteAddress(value.url);
  const sections = asList(value.sections).flatMap(readSection);
  if (url === undefined || sections.length === 0) return [];
  return [{title: value.title, url, part: typeof value.part === 'string' ? value.part : '', sections}];
}

function readNearest(value: unknown): {title: string; url: string}[] {
  const url = isObject(value) ? siteAddress(value.url) : undefined;
  return isObject(value) && url !== undefined && typeof value.title === 'string' ? [{title: value.title, url}] : [];
}

/** The help for a query without results, from a value of any shape. */
export function readHelp({suggestions, nearest}: Record<string, unknown>): Pick<SearchAnswer, 'suggestions' | 'nearest'> {
  return {
    ...(Array.isArray(suggestions) && {
      suggestions: suggestions.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MAX_SUGGESTIONS),
    }),
    ...(Array.isArray(nearest) && {nearest: nearest.flatMap(readNearest)}),
  };
}

/** Number of sections on pages. */
export const sectionsIn = (pages: readonly FoundPage[]): number => pages.reduce((sum, {sections}) => sum + sections.length, 0);

/** Reads an answer from storage. Whatever it contains, the parts that can be shown are kept, and only those. */
export function readAnswer(value: unknown): SearchAnswer {
  const stored = isObject(value) ? value : {};
  const pages = asList(stored.pages).flatMap(readPage);
  return {
    pages,
    count: Math.max(asCount(stored.count), sectionsIn(pages)),
    page: asCount(stored.page),
    pageCount: asCount(stored.pageCount),
    ...readHelp(stored),
  };
}
