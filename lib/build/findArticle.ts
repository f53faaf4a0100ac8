import {findElement, type HtmlElement, type HtmlTree, hasClass, inHead, rootOf} from './html';

const ROOTS: ((element: HtmlElement) => boolean)[] = [(element) => hasClass(element, 'theme-doc-markdown'), ({name}) => name === 'article'];

/** Each search goes through the whole page, and several steps ask for the same article. */
const found = new WeakMap<HtmlTree, {article: HtmlElement | undefined}>();

function search($: HtmlTree): HtmlElement | undefined {
  if (/noindex/.test(inHead($, 'meta[name=robots]').attr('content') ?? '')) return undefined;
  return ROOTS.map((isRoot) => findElement(rootOf($), isRoot)).find((element) => element !== undefined);
}

/** The element that holds the text of a page of documentation; none where a page is something else, or asks not to be found. */
export function findArticle($: HtmlTree): HtmlElement | undefined {
  const known = found.get($) ?? {article: search($)};
  found.set($, known);
  return known.article;
}
