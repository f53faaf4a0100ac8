import {DEFAULT_WORDS, type FoundPage, type FoundSection} from '../../shared/contract';
import {type PagePart, SECTIONS_PER_PAGE, SECTIONS_PER_PART, type SectionText} from '../../shared/indexFormat';
import {headingOf, isBeginning} from '../../shared/sections';
import {highlight, type Marker, markerOf} from './highlight';
import type {IndexReader} from './indexReader';
import type {ParsedQuery} from './parseQuery';
import {hasMatches, type Line, snippet, textLines} from './snippet';

export type HitsInput = {
  reader: IndexReader;
  sections: readonly number[];
  parsed: ParsedQuery;
  /** Corrected words of the query. */
  taken: readonly string[];
  /** Number of words of an excerpt. */
  words?: number;
};

const cutSections = new WeakMap<SectionText, {content: Line[]; code: Line[]}>();

function linesOfSection(section: SectionText): {content: Line[]; code: Line[]} {
  const known = cutSections.get(section);
  if (known) return known;
  const lines = {content: textLines(section.content), code: textLines(section.code)};
  cutSections.set(section, lines);
  return lines;
}

/** Code is shown only if the text has no match, or if there is no text; never for a query in Chinese, which it does not answer. */
function linesToShow(section: SectionText, marker: Marker): Line[] {
  const {content, code} = linesOfSection(section);
  if (content.length === 0) return code;
  return marker.pairs.size > 0 || code.length === 0 || hasMatches(content, marker) ? content : code;
}

/** A section, and the part of its page that it was loaded with. */
type Loaded = {part: PagePart; section: SectionText};

function toSection({part, section}: Loaded, marker: Marker, words: number): FoundSection {
  const {title} = part;
  const {headings} = section;
  const excerpt = snippet(linesToShow(section, marker), marker, words);
  return {
    id: section.id,
    url: section.anchor ? `${part.url}#${section.anchor}` : part.url,
    title: highlight(headingOf({title, headings}), marker),
    path: headings.slice(0, -1),
    isPage: isBeginning(section),
    ...(excerpt && {excerpt}),
  };
}

/** Loads the texts of sections, and gathers neighbouring ones of a page. */
export async function buildHits({reader, sections, parsed, taken, words = DEFAULT_WORDS}: HitsInput): Promise<FoundPage[]> {
  const marker = markerOf(parsed, taken, reader.manifest.isTraditional && (await reader.traditional()));
  const loaded = await Promise.all(
    sections.map(async (section): Promise<Loaded[]> => {
      const part = await reader.part(section);
      const text = part.sections[(section % SECTIONS_PER_PAGE) % SECTIONS_PER_PART];
      return text ? [{part, section: text}] : [];
    }),
  );
  const pages: FoundPage[] = [];
  for (const each of loaded.flat()) {
    const {url, part, title} = each.part;
    if (pages.at(-1)?.url !== url) pages.push({title, url, part, sections: []});
    pages.at(-1)?.sections.push(toSection(each, marker, words));
  }
  return pages;
}
