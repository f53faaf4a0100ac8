import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** A piece of text that readers see or hear. */
export type BuiltText = {
  text: string;
  /** Where it stands, for messages: an element name or `element[attribute]`. */
  place: string;
  /** Inside the body of an article: its author wrote it. */
  isArticle: boolean;
};

/** Something that the browser fetches by itself. */
export type BuiltResource = {place: string; url: string};

/** What the checks need to know about a built page. */
export type BuiltPage = {
  file: string;
  lang: string | undefined;
  title: string | undefined;
  /** Content of the `<meta>` elements, by their names. */
  meta: Record<string, string>;
  canonical: string | undefined;
  texts: BuiltText[];
  resources: BuiltResource[];
  /** A page that only leads to another. */
  isRedirect: boolean;
};

const SPOKEN_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];
const SILENT_ELEMENTS = ['script', 'style', 'template', 'noscript', 'pre', 'code', 'kbd', 'title', 'svg'];
const LOADED_RELATIONS = ['stylesheet', 'preload', 'modulepreload', 'prefetch', 'preconnect', 'dns-prefetch', 'icon', 'manifest'];
const SOURCE_ATTRIBUTES = ['src', 'srcset', 'poster', 'data'];
/** Texts in the markup that a script puts on the page. */
const SCRIPTED_TEXT = />([^<>]*[A-Za-z][^<>]*)</g;

const attributesOf = (element: Element): Record<string, string> => Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));
const isElement = (node: Node): node is Element => 'tagName' in node;

function resourcesOf(element: Element, attributes: Record<string, string>): BuiltResource[] {
  const {tagName} = element;
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

function readHead(page: BuiltPage, element: Element, attributes: Record<string, string>): void {
  if (element.tagName === 'html') page.lang = attributes.lang;
  if (element.tagName === 'meta' && attributes.name) page.meta[attributes.name] = attributes.content ?? '';
  if (element.tagName === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') page.isRedirect = true;
  if (element.tagName === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href;
  const [text] = element.childNodes;
  if (element.tagName === 'title' && element.parentNode && 'tagName' in element.parentNode && element.parentNode.tagName === 'head') {
    page.title = text && 'value' in text ? text.value : '';
  }
}

function readScript(page: BuiltPage, element: Element): void {
  const source = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  if (!source.includes('innerHTML')) return;
  for (const [, text] of source.matchAll(SCRIPTED_TEXT))
    page.texts.push({text: (text as string).trim(), place: 'script', isArticle: false});
}

function isArticleBody(attributes: Record<string, string>): boolean {
  const classes = (attributes.class ?? '').split(/\s+/);
  // The table of contents repeats the headings of the article.
  return classes.some(
    (name) => name === 'markdown' || name === 'theme-doc-markdown' || name.startsWith('tableOfContents') || name === 'table-of-contents',
  );
}

function readText(page: BuiltPage, node: Node, isArticle: boolean): void {
  if (!('value' in node) || !node.value.trim()) return;
  const parent = 'parentNode' in node ? node.parentNode : null;
  page.texts.push({text: node.value, place: parent && 'tagName' in parent ? parent.tagName : '', isArticle});
}

function readSpokenAttributes(page: BuiltPage, element: Element, isArticle: boolean): void {
  const attributes = attributesOf(element);
  // The link beside a heading repeats the heading, which belongs to the article.
  if (attributes.class === 'hash-link') return;
  for (const name of SPOKEN_ATTRIBUTES) {
    if (attributes[name])
      page.texts.push({text: attributes[name], place: `${element.tagName}[${name}]`, isArticle: isArticle && name === 'alt'});
  }
}

function visit(page: BuiltPage, node: Node, insideArticle: boolean): void {
  if (!isElement(node)) {
    readText(page, node, insideArticle);
    if ('childNodes' in node) for (const child of node.childNodes) visit(page, child, insideArticle);
    return;
  }
  const attributes = attributesOf(node);
  readHead(page, node, attributes);
  page.resources.push(...resourcesOf(node, attributes));
  const isArticle = insideArticle || isArticleBody(attributes);
  readSpokenAttributes(page, node, isArticle);
  if (node.tagName === 'script') readScript(page, node);
  if (SILENT_ELEMENTS.includes(node.tagName)) return;
  for (const child of node.childNodes) visit(page, child, isArticle && node.tagName !== 'button');
}

/** Reads a built page. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {
    file,
    lang: undefined,
    title: undefined,
    meta: {},
    canonical: undefined,
    texts: [],
    resources: [],
    isRedirect: false,
  };
  visit(page, parse(html), false);
  return page;
}
