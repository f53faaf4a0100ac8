import type {BuiltPage} from '../../../lib/build/builtPage';
import {classesOf, type HtmlElement, type HtmlNode, isElement, rootOf, textOf} from '../../../lib/build/html';
import {type PageLoad, readLoad} from './budgets';
import {checkStructure} from './structure';

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
  /** Problems of its structure. */
  structure: {rule: string; message: string}[];
  load: PageLoad;
  /** Whether the page only redirects. */
  isRedirect: boolean;
};

const SPOKEN_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];
const SILENT_ELEMENTS = ['script', 'style', 'template', 'noscript', 'pre', 'code', 'kbd', 'title', 'svg'];
const LOADED_RELATIONS = ['stylesheet', 'preload', 'modulepreload', 'prefetch', 'preconnect', 'dns-prefetch', 'icon', 'manifest'];
const SOURCE_ATTRIBUTES = ['src', 'srcset', 'poster', 'data'];
/** Texts in markup that a script adds to the page. */
const SCRIPTED_TEXT = />([^<>]*[A-Za-z][^<>]*)</g;

const nameOf = (parent: HtmlNode['parent']): string => (parent && 'name' in parent ? parent.name : '');

function resourcesOf({name: tagName, attribs: attributes}: HtmlElement): BuiltResource[] {
  if (tagName === 'link') {
    const isLoaded = (attributes.rel ?? '').split(/\s+/).some((relation) => LOADED_RELATIONS.includes(relation));
    return isLoaded && attributes.href ? [{place: `link[rel=${attributes.rel}]`, url: attributes.href}] : [];
  }
  return SOURCE_ATTRIBUTES.flatMap((name) => {
    const value = name === 'data' && tagName !== 'object' ? undefined : attributes[name];
    if (!value) return [];
    const urls = name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
    return urls.map((url) => ({place: `${tagName}[${name}]`, url}));
  });
}

function readHead(page: InspectedPage, element: HtmlElement): void {
  const {name, attribs} = element;
  if (name === 'html') page.lang = attribs.lang;
  if (name === 'meta' && attribs.name) page.meta[attribs.name] = attribs.content ?? '';
  if (name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'refresh') page.isRedirect = true;
  if (name === 'link' && attribs.rel === 'canonical') page.canonical = attribs.href;
  if (name === 'title' && nameOf(element.parent) === 'head') page.title = textOf(element);
}

function readScript(page: InspectedPage, element: HtmlElement): void {
  const source = textOf(element);
  if (!source.includes('innerHTML')) return;
  for (const [, text] of source.matchAll(SCRIPTED_TEXT))
    page.texts.push({text: (text as string).trim(), place: 'script', isArticle: false});
}

function isArticleBody(element: HtmlElement): boolean {
  // The table of contents repeats the headings of the article.
  return classesOf(element).some(
    (name) => name === 'markdown' || name === 'theme-doc-markdown' || name.startsWith('tableOfContents') || name === 'table-of-contents',
  );
}

function readText(page: InspectedPage, node: HtmlNode, isArticle: boolean): void {
  if (node.type === 'text' && node.data.trim()) page.texts.push({text: node.data, place: nameOf(node.parent), isArticle});
}

function readSpokenAttributes(page: InspectedPage, {name: tag, attribs}: HtmlElement, isArticle: boolean): void {
  // The link of a heading repeats its text, which belongs to the article.
  if (attribs.class === 'hash-link') return;
  for (const name of SPOKEN_ATTRIBUTES) {
    if (attribs[name])
      page.texts.push({text: attribs[name], place: `${tag}[${name}]`, isArticle: isArticle && (name === 'alt' || attribs.role === 'img')});
  }
}

function visit(page: InspectedPage, node: HtmlNode, insideArticle: boolean): void {
  if (!isElement(node)) {
    readText(page, node, insideArticle);
    if ('children' in node) for (const child of node.children as HtmlNode[]) visit(page, child, insideArticle);
    return;
  }
  readHead(page, node);
  page.resources.push(...resourcesOf(node));
  const isArticle = insideArticle || isArticleBody(node);
  readSpokenAttributes(page, node, isArticle);
  if (node.name === 'script') readScript(page, node);
  if (SILENT_ELEMENTS.includes(node.name)) return;
  for (const child of node.children as HtmlNode[]) visit(page, child, isArticle && node.name !== 'button');
}

/** Extracts from a built page what the checks need. */
export function inspectPage({file, html, tree}: BuiltPage): InspectedPage {
  const root = rootOf(tree);
  const page: InspectedPage = {
    file,
    lang: undefined,
    title: undefined,
    meta: {},
    canonical: undefined,
    texts: [],
    resources: [],
    structure: checkStructure(root),
    load: readLoad(root, html),
    isRedirect: false,
  };
  visit(page, root, false);
  return page;
}
