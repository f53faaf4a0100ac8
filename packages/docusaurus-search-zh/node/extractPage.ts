import type {Element, Nodes, Root} from 'hast';
import type {Facets, InboundLink, SearchPage, SearchRecord, SearchScope} from '../types';
import {findArticle} from './findArticle';
import {attributeOf, breadcrumbsOf, childrenOf, findElement, hasClass, isElement, pictureTextOf, selectInHead, titleOf} from './html';
import {trimSlash} from './inboundLinks';

export type PageFile = {
  /** Path of the page, including the base path. */
  url: string;
  scope: SearchScope;
  /** Group of the page in the results, whatever its breadcrumbs say. */
  part?: string;
  /** The same for a page without breadcrumbs. */
  otherPart: string;
  /** Version tag, if the page itself has none. */
  tag?: string;
  tree: Root;
};

const SKIPPED_TAGS = new Set('script style svg nav button template noscript iframe select input textarea search'.split(' '));
const SKIPPED_CLASSES = [
  'hash-link',
  'sr-only',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-toc-mobile',
  'pagination-nav',
  // Tab labels; the panels are searched.
  'tabs',
];
const BLOCKS = new Set(
  'address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form header hr li main ol p section summary table td th tr ul'.split(
    ' ',
  ),
);
/** Whether a page excludes an element. */
export const isLeftOut = ({properties}: Element) => properties.dataSearch === 'none';
/** Whether a section only lists links, by its heading id: it names the content of other pages. Docusaurus numbers equal ids. */
export const isSkippedSection = (skipped: readonly string[], anchor: string): boolean => skipped.includes(anchor.replace(/-\d+$/, ''));
const HEADING = /^h([1-6])$/;

/** Tag of pages that all versions share. */
export const SHARED_TAG = 'default';

type Section = {
  anchor: string | null;
  headings: {level: number; text: string}[];
  content: string[];
  code: string[];
  names: string[];
  pictures: string[];
};

const squeeze = (text: string) =>
  text
    .replace(/[ \t\r\f\v\u00A0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
/** Text on one line, without characters that only allow line breaks. */
const lineOf = (text: string) => squeeze(text.replace(/\u200B/g, '')).replace(/\n/g, ' ');

/** Whether a node is searched: not controls, decoration, navigation, or what the page excludes. */
function isSearched(node: Nodes): boolean {
  if (!isElement(node)) return true;
  return !(
    SKIPPED_TAGS.has(node.tagName) ||
    node.properties.ariaHidden === 'true' ||
    isLeftOut(node) ||
    SKIPPED_CLASSES.some((skipped) => hasClass(node, skipped))
  );
}

const searchedChildren = (node: Nodes): Nodes[] => childrenOf(node).filter(isSearched);

/** Text of a tree without the parts that are not searched. */
const searchedText = (node: Nodes): string => (node.type === 'text' ? node.value : searchedChildren(node).map(searchedText).join(''));

/** Searched elements below an element, in document order. */
const searchedElements = (node: Nodes): Element[] =>
  searchedChildren(node).flatMap((child) => (isElement(child) ? [child, ...searchedElements(child)] : []));

type Metadata = ReadonlyMap<string | undefined, string | undefined>;

/** All `meta` elements by name; the first one wins. */
function metadataOf(tree: Root): Metadata {
  const metas = selectInHead(tree, 'meta[name]');
  return new Map(metas.reverse().map((meta) => [attributeOf(meta, 'name'), attributeOf(meta, 'content')]));
}

function facetsOf(tree: Root, metadata: Metadata, {scope, tag}: Pick<PageFile, 'scope' | 'tag'>): Facets {
  const html = findElement(tree, ({tagName}) => tagName === 'html');
  return {
    language: metadata.get('docsearch:language') ?? (html && attributeOf(html, 'lang')) ?? 'zh-Hans',
    tag: tag ?? metadata.get('docsearch:docusaurus_tag') ?? SHARED_TAG,
    scope,
  };
}

/** Part of the site of a page: the first breadcrumb link that is not the home page. */
function topLevelOf(tree: Root, otherPart: string): string {
  const crumbs = breadcrumbsOf(tree, '.breadcrumbs__item').map(squeeze).filter(Boolean);
  return (crumbs.length > 1 ? crumbs[0] : undefined) ?? otherPart;
}

/** Name of the page in the menu: the last breadcrumb. */
function labelOf(tree: Root, title: string): string | undefined {
  const label = breadcrumbsOf(tree, '.breadcrumbs__item--active').map(squeeze).filter(Boolean).at(-1);
  return label === title ? undefined : label;
}

/** Collects the sections of a page from its elements in document order. */
class SectionCollector {
  readonly sections: Section[] = [{anchor: null, headings: [], content: [], code: [], names: [], pictures: []}];

  private get current(): Section {
    return this.sections.at(-1) as Section;
  }

  private openSection(level: number, element: Element): void {
    const text = lineOf(searchedText(element));
    if (level === 1 || !text) return;
    this.sections.push({
      anchor: attributeOf(element, 'id') || null,
      headings: [...this.current.headings.filter((above) => above.level < level), {level, text}],
      content: [],
      code: [],
      names: [],
      pictures: [],
    });
  }

  walk(parent: Element): void {
    let previous: Nodes | undefined;
    for (const node of searchedChildren(parent)) {
      if (node.type === 'text') this.current.content.push(node.value.replace(/\s+/g, ' '));
      else if (isElement(node)) {
        // Parts that only CSS separates (a name and its type) must not become one word.
        if (isElement(previous)) this.current.content.push(' ');
        this.enter(node);
      }
      previous = node;
    }
  }

  private enter(element: Element): void {
    const level = HEADING.exec(element.tagName)?.[1];
    const alt = pictureTextOf(element);
    if (level) this.openSection(Number(level), element);
    else if (element.tagName === 'pre') this.current.code.push(searchedText(element));
    else if (alt !== undefined) this.current.pictures.push(squeeze(alt));
    else if (BLOCKS.has(element.tagName)) {
      // Cells stay on the line of their row, so that a snippet shows the name together with its meaning.
      const edge = element.tagName === 'td' || element.tagName === 'th' ? ' ' : '\n';
      this.current.content.push(edge);
      this.walk(element);
      this.current.content.push(edge);
      if (element.tagName === 'tr') this.nameRow(element);
    } else this.walk(element);
  }

  /** A row that starts with code explains the name in the code. */
  private nameRow(row: Element): void {
    const first = searchedChildren(row).find((child) => isElement(child) && child.tagName === 'td');
    const names = (first ? searchedElements(first) : []).filter(({tagName}) => tagName === 'code');
    this.current.names.push(...names.map((name) => squeeze(searchedText(name))));
  }
}

function toRecord(section: Section, index: number, page: {url: string; facets: Facets; part: string; title: string}): SearchRecord {
  const url = section.anchor ? `${page.url}#${section.anchor}` : page.url;
  return {
    id: `${page.url}#${index}${section.anchor ? `-${section.anchor}` : ''}`,
    url,
    anchor: section.anchor,
    part: page.part,
    title: page.title,
    headings: section.headings.map(({text}) => text),
    content: squeeze(section.content.join('')),
    code: section.code.join('\n').trim(),
    names: section.names.join('\n'),
    pictures: section.pictures.join('\n'),
    phrases: '',
    ...page.facets,
  };
}

const linksOf = (elements: readonly Element[]): InboundLink[] =>
  elements
    .filter(({tagName}) => tagName === 'a')
    .map((link) => ({url: attributeOf(link, 'href') ?? '', text: squeeze(searchedText(link))}))
    .filter(({url, text}) => url.startsWith('/') && text !== '')
    .map(({url, text}) => ({url: trimSlash(url), text}));

/**
 * Converts a rendered page to records; `null` if it is not a documentation page or is excluded.
 *
 * @param skipped heading ids of sections that only list links
 */
export function extractPage({url, scope, part, otherPart, tag, tree}: PageFile, skipped: readonly string[] = []): SearchPage | null {
  const article = findArticle(tree);
  if (!article) return null;
  const elements = searchedElements(article);
  const metadata = metadataOf(tree);
  const facets = facetsOf(tree, metadata, {scope, tag});
  const isTitle = ({tagName}: Element) => tagName === 'h1';
  const heading = elements.find(isTitle) ?? findElement(tree, isTitle);
  const title = lineOf((heading && searchedText(heading)) || titleOf(tree));
  const label = labelOf(tree, title);
  const collector = new SectionCollector();
  // The description is written for searchers and contains the English term of the page.
  const description = metadata.get('description');
  collector.sections[0]?.content.push(description ? `${description}\n` : '');
  collector.walk(article);
  const sections = collector.sections.filter(({anchor}) => !isSkippedSection(skipped, anchor ?? ''));
  const page = {url, facets, part: part ?? topLevelOf(tree, otherPart), title};
  const records = sections.map((section, i) => toRecord(section, i, page));
  return {url, facets, ...(label && {label}), records, links: linksOf(elements)};
}
