import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {selectAll} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import {parse} from 'parse5';

/** Text of a tree, unchanged, including scripts. */
export {textOf};

/**
 * The only HTML parser of the build: parse5, as the hast tree of rehype. The minifier omits every end tag that the standard allows to omit.
 * Some of these ends are found only by a parser that follows the standard, such as the end of a paragraph before the next list item.
 */
export const parseHtml = (html: string): Root => fromParse5(parse(html, {scriptingEnabled: false})) as Root;

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

export const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

/** The element children of a node. */
export const elementsOf = (node: Nodes): Element[] => childrenOf(node).filter(isElement);

/**
 * Value of an attribute as text; undefined if the element does not have it.
 *
 * @param property name of the attribute in hast: `href`, `ariaLabel`, `dataFlow`
 */
export function attributeOf({properties}: Element, property: string): string | undefined {
  const value = properties[property];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Class names of an element. */
export function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

/**
 * All elements of a tree, in source order. Filtering them takes a fraction of the time of a selector.
 *
 * @param isSkipped elements that are left out with all their content
 */
export function elementsIn(node: Nodes, isSkipped?: (element: Element) => boolean, found: Element[] = []): Element[] {
  if (isElement(node)) {
    if (isSkipped?.(node)) return found;
    found.push(node);
  }
  for (const child of childrenOf(node)) elementsIn(child, isSkipped, found);
  return found;
}

/** First matching element of a tree, in source order; the search stops there. */
export function findElement(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && fits(node)) return node;
  for (const child of childrenOf(node)) {
    const found = findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** Elements of the head that match a selector; the rest of the page is not searched. */
export function selectInHead(tree: Root, selector: string): Element[] {
  const head = findElement(tree, ({tagName}) => tagName === 'head');
  return head ? selectAll(selector, head) : [];
}

/** Text of the title of a page. */
export const titleOf = (tree: Root): string => selectInHead(tree, 'title').map(textOf).join('');

/** Content of a `<meta>` element of a page, by its name. */
export function metaOf(tree: Root, name: string): string | undefined {
  const [meta] = selectInHead(tree, `meta[name="${name}"]`);
  return meta && attributeOf(meta, 'content');
}

/** Address of the first link in the head that matches a selector: `[rel=canonical]`. */
export function linkOf(tree: Root, selector: string): string | undefined {
  const [link] = selectInHead(tree, `link${selector}`);
  return link && attributeOf(link, 'href');
}

/** Breadcrumb texts of a page, as the Docusaurus theme renders them; the last one is the page itself. */
export function breadcrumbsOf(tree: Root, selector: string): string[] {
  const list = findElement(tree, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  return list ? selectAll(selector, list).map(textOf) : [];
}

/** Text alternative of a picture (an image, or drawn with page elements); undefined if the element is not a picture. */
export function pictureTextOf(element: Element): string | undefined {
  if (element.tagName === 'img') return attributeOf(element, 'alt') ?? '';
  return element.properties.role === 'img' ? (attributeOf(element, 'ariaLabel') ?? '') : undefined;
}
