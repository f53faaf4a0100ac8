import type {Place} from './issueUrl';

const ARTICLE = '.theme-doc-markdown';

/** Heading of the section that holds a node: the last one that stands before it. */
function headingBefore(article: Element, node: Node): string | undefined {
  const headings = [...article.querySelectorAll('h2, h3')];
  const before = headings.filter((heading) => heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  return nameOf(before.at(-1));
}

// A zero-width space stands in the link to the heading.
const nameOf = (heading: Element | null | undefined): string | undefined => heading?.textContent?.replaceAll('\u200B', '').trim();

/** What the reader has selected in the article and its section; without a selection, the section that the address names. */
export function findPlace(): Pick<Place, 'section' | 'selection'> {
  const article = document.querySelector(ARTICLE);
  if (!article) return {};
  const selected = getSelection();
  const text = selected?.toString().trim();
  if (text && selected?.anchorNode && article.contains(selected.anchorNode)) {
    return {selection: text, section: headingBefore(article, selected.anchorNode)};
  }
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return target ? {section: nameOf(target)} : {};
}
