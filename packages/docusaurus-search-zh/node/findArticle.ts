import type {Element, Root} from 'hast';
import {findElement, hasClass, metaOf} from './html';

const ROOTS: ((element: Element) => boolean)[] = [
  (element) => hasClass(element, 'theme-doc-markdown'),
  ({tagName}) => tagName === 'article',
];

/** Cached, because each search reads the whole page and several steps need the same article. */
const found = new WeakMap<Root, {article: Element | undefined}>();

function search(tree: Root): Element | undefined {
  if (/noindex/.test(metaOf(tree, 'robots') ?? '')) return undefined;
  return ROOTS.map((isRoot) => findElement(tree, isRoot)).find((element) => element !== undefined);
}

/** Finds the element with the text of a documentation page; undefined for other pages and for pages with `noindex`. */
export function findArticle(tree: Root): Element | undefined {
  const known = found.get(tree) ?? {article: search(tree)};
  found.set(tree, known);
  return known.article;
}
