import type {Element, Root} from 'hast';
import type {BuiltPage} from '../../../lib/build/builtPage';
import {attributeOf, classesOf, hasClass, isElement, textOf, titleOf} from '../../../lib/build/html';
import {type PageLoad, readLoad} from './budgets';
import {checkPageStructure} from './structure';

/** A text that readers see or hear. */
export type BuiltText = {
  text: string;
  /** Place for messages: an element name or `element[attribute]`. */
  place: string;
  /** Whether it is in the body of an article, and therefore written by an author. */
  isArticle: boolean;
};

/** A resource that the browser loads by itself. */
export type BuiltResource = {place: string; url: string};

/** Data of a built page for the checks. */
export type InspectedPage = {
  file: string;
  lang: string | undefined;
  title: string | undefined;
  /** Content of the `<meta>` elements, by their names. */
  meta: Record<string, string>;
  canonical: string | undefined;
  texts: BuiltText[];
  resources: BuiltResource[];
  /** Addresses of its links. */
  links: string[];
  /** Problems of its structure. */
  structure: {rule: string; message: string}[];
  load: PageLoad;
  /** Whether the page only redirects. */
  isRedirect: boolean;
};

/** Attributes that readers hear, by their names in hast. */
const SPOKEN_ATTRIBUTES = {ariaLabel: 'aria-label', title: 'title', placeholder: 'placeholder', alt: 'alt'};
const SILENT_ELEMENTS = ['script', 'style', 'template', 'noscript', 'pre', 'code', 'kbd', 'title', 'svg'];
const LOADED_RELATIONS = ['stylesheet', 'preload', 'modulepreload', 'prefetch', 'preconnect', 'dns-prefetch', 'icon', 'manifest'];
const SOURCE_ATTRIBUTES = ['src', 'srcSet', 'poster', 'data'];
/** Texts in markup that a script adds to the page. */
const SCRIPTED_TEXT = />([^<>]*[A-Za-z][^<>]*)</g;

function resourcesOf(element: Element): BuiltResource[] {
  const {tagName} = element;
  const url = attributeOf(element, 'href');
  if (tagName === 'link') {
    const relations = (attributeOf(element, 'rel') ?? '').split(' ');
    return url && relations.some((relation) => LOADED_RELATIONS.includes(relation))
      ? [{place: `link[rel=${relations.join(' ')}]`, url}]
      : [];
  }
  return SOURCE_ATTRIBUTES.flatMap((name) => {
    const value = name === 'data' && tagName !== 'object' ? undefined : attributeOf(element, name);
    if (!value) return [];
    const urls = name === 'srcSet' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
    return urls.map((url) => ({place: `${tagName}[${name.toLowerCase()}]`, url}));
  });
}

function readHead(page: InspectedPage, element: Element): void {
  const {tagName} = element;
  const name = attributeOf(element, 'name');
  if (tagName === 'html') page.lang = attributeOf(element, 'lang');
  if (tagName === 'meta' && name) page.meta[name] = attributeOf(element, 'content') ?? '';
  if (tagName === 'meta' && attributeOf(element, 'httpEquiv')?.toLowerCase() === 'refresh') page.isRedirect = true;
  if (tagName === 'link' && attributeOf(element, 'rel') === 'canonical') page.canonical = attributeOf(element, 'href');
}

function readScript(page: InspectedPage, element: Element): void {
  const source = textOf(element);
  if (!source.includes('innerHTML')) return;
  for (const [, text] of source.matchAll(SCRIPTED_TEXT))
    page.texts.push({text: (text as string).trim(), place: 'script', isArticle: false});
}

function isArticleBody(element: Element): boolean {
  // The table of contents repeats the headings of the article.
  return classesOf(element).some(
    (name) => name === 'markdown' || name === 'theme-doc-markdown' || name.startsWith('tableOfContents') || name === 'table-of-contents',
  );
}

function readSpokenAttributes(page: InspectedPage, element: Element, isArticle: boolean): void {
  // The link of a heading repeats its text, which belongs to the article.
  if (hasClass(element, 'hash-link')) return;
  for (const [property, name] of Object.entries(SPOKEN_ATTRIBUTES)) {
    const text = attributeOf(element, property);
    const isWritten = isArticle && (name === 'alt' || element.properties.role === 'img');
    if (text) page.texts.push({text, place: `${element.tagName}[${name}]`, isArticle: isWritten});
  }
}

function visitElement(page: InspectedPage, element: Element, insideArticle: boolean): void {
  const {tagName} = element;
  readHead(page, element);
  page.resources.push(...resourcesOf(element));
  if (tagName === 'a') page.links.push(attributeOf(element, 'href') ?? '');
  const isArticle = insideArticle || isArticleBody(element);
  readSpokenAttributes(page, element, isArticle);
  if (tagName === 'script') readScript(page, element);
  if (!SILENT_ELEMENTS.includes(tagName)) visitChildren(page, element, isArticle && tagName !== 'button');
}

function visitChildren(page: InspectedPage, parent: Root | Element, isArticle: boolean): void {
  for (const child of parent.children) {
    if (isElement(child)) visitElement(page, child, isArticle);
    else if (child.type === 'text' && child.value.trim())
      page.texts.push({text: child.value, place: isElement(parent) ? parent.tagName : '', isArticle});
  }
}

/** Extracts from a built page what the checks need. */
export function inspectPage({file, html, tree}: BuiltPage): InspectedPage {
  const page: InspectedPage = {
    file,
    lang: undefined,
    title: titleOf(tree) || undefined,
    meta: {},
    canonical: undefined,
    texts: [],
    resources: [],
    links: [],
    structure: checkPageStructure(tree),
    load: readLoad(tree, html),
    isRedirect: false,
  };
  visitChildren(page, tree, false);
  return page;
}
