import type {HtmlElement, HtmlTree} from './html';

const ROOTS = ['.theme-doc-markdown', 'article'];

/** The element that holds the text of a page of documentation; none where a page is something else, or asks not to be found. */
export function findArticle($: HtmlTree): HtmlElement | undefined {
  if (/noindex/.test($('meta[name=robots]').attr('content') ?? '')) return undefined;
  return ROOTS.map((selector) => $(selector).get(0) as HtmlElement | undefined).find((element) => element !== undefined);
}
