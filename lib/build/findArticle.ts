import {findElement, type HtmlElement, type HtmlTree, hasClass, inHead, rootOf} from './html';

const ROOTS: ((element: HtmlElement) => boolean)[] = [(element) => hasClass(element, 'theme-doc-markdown'), ({name}) => name === 'article'];

/** Cached, because each search reads the whole page and several steps need the same article. */
const found = new WeakMap<HtmlTree, {article: HtmlElement | undefined}>();

function search($: HtmlTree): HtmlElement | undefined {
  if (/noindex/.test(inHead($, 'meta[name=robots]').attr('content') ?? '')) return undefined;
  return ROOTS.map((isRoot) => findElement(rootOf($), isRoot)).find((element) => element !== undefined);
}

/** Finds the element with the text of a documentation page; undefined for other pages and for pages with `noindex`. */
export function findArticle($: HtmlTree): HtmlElement | undefined {
  const known = found.get($) ?? {article: search($)};
  found.set($, known);
  return known.article;
}
