import {HEADING_LEVELS} from '../../shared/algoliaRecord';
import type {FoundPage, FoundSection, MarkedText, SearchAnswer} from '../../shared/contract';
import {isObject} from '../../shared/isObject';
import {must} from '../../shared/must';
import {asCount, asList, readHelp, sectionsIn} from '../../shared/readAnswer';
import {siteAddress} from '../../shared/siteAddress';

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the marks of a text. One without its partner is text. */
export function readMarks(marked: string): MarkedText {
  let text = '';
  const marks: MarkedText['marks'] = [];
  let at = 0;
  for (const match of marked.matchAll(/<mark>([\s\S]*?)<\/mark>/g)) {
    text += marked.slice(at, match.index);
    const inside = must(match[1], 'a group of the expression');
    if (inside) marks.push([text.length, text.length + inside.length]);
    text += inside;
    at = match.index + match[0].length;
  }
  return {text: text + marked.slice(at), marks};
}

/** The marked form of a value in a result, if there is one. */
const markedIn = (values: unknown, key: string): MarkedText | undefined => {
  const found = isObject(values) ? values[key] : undefined;
  const value = isObject(found) ? asText(found.value) : undefined;
  return value === undefined ? undefined : readMarks(value);
};

type Hit = {page: Omit<FoundPage, 'sections'>; section: FoundSection};

/** A hit; nothing if it has no id, no heading, or no address on this site. A paragraph has the heading above it. */
function readHit(value: unknown): Hit[] {
  if (!isObject(value) || typeof value.objectID !== 'string' || !isObject(value.hierarchy)) return [];
  const {hierarchy, _snippetResult: snippets} = value;
  const url = siteAddress(value.url);
  const levels = HEADING_LEVELS.filter((level) => asText(hierarchy[level]) !== undefined);
  // Records of pages outside the sidebar have no first heading, and some have no other.
  const part = asText(hierarchy.lvl0) ?? '';
  const names = levels.flatMap((level) => asText(hierarchy[level]) ?? []);
  const title = names.at(-1) ?? part;
  if (url === undefined || !title) return [];
  const marks = isObject(snippets) ? snippets : {};
  const excerpt = markedIn(marks, 'content');
  const section: FoundSection = {
    id: value.objectID,
    url,
    title: markedIn(marks.hierarchy, levels.at(-1) ?? 'lvl0') ?? {text: title, marks: []},
    path: names.slice(1, -1),
    isPage: levels.length < 2,
    ...(excerpt && {excerpt}),
  };
  return [{page: {title: names[0] ?? part, url: url.replace(/#.*/, ''), part}, section}];
}

/** Gathers neighbouring hits of a page. */
function gatherPages(hits: readonly Hit[]): FoundPage[] {
  const pages: FoundPage[] = [];
  for (const {page, section} of hits) {
    if (pages.at(-1)?.url !== page.url) pages.push({...page, sections: []});
    pages.at(-1)?.sections.push(section);
  }
  return pages;
}

/** Reads a result of the hosted service. Whatever it contains, the parts that can be shown are kept, and only those. */
export function readResult(value: unknown): SearchAnswer {
  const result = isObject(value) ? value : {};
  const pages = gatherPages(asList(result.hits).flatMap(readHit));
  return {
    pages,
    count: Math.max(asCount(result.nbHits), sectionsIn(pages)),
    page: asCount(result.page),
    pageCount: asCount(result.nbPages),
    ...readHelp(result),
  };
}
