import {type HtmlElement, type HtmlTree, inHead} from './html';

const ROOTS = ['.theme-doc-markdown', 'article'];

/** Each search goes through the whole page, and several steps ask for the same article. */
const found = new WeakMap<HtmlTree, {article: HtmlElement | undefined}>();

function search($: HtmlTree): HtmlElement | undefined {
  if (/noindex/.test(inHead($, 'meta[name=robots]').attr('content') ?? '')) return undefined;
  return ROOTS.map((selector) => $(selector).get(0) as HtmlElement | undefined).find((element) => element !== undefined);
}

/** The element that holds the text of a page of documentation; none where a page is something else, or asks not to be found. */
export function findArticle($: HtmlTree): HtmlElement | undefined {
  const known = found.get($) ?? {article: search($)};
  found.set($, known);
  return known.article;
}
