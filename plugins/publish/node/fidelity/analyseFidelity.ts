import {isLeftOut, isSkippedSection} from 'docusaurus-search-zh/node/extractPage';
import {type ExtractedPage, searchedOf} from 'docusaurus-search-zh/node/extractPages';
import type {Element} from 'hast';
import type {BuiltPage} from '../../../../lib/build/builtPage';
import {findArticle} from '../../../../lib/build/findArticle';
import {elementsIn} from '../../../../lib/build/html';
import type {Analysis, MarkdownPage} from '../../../../lib/build/publishStep';
import {cutText} from '../../../../lib/text/cutText';
import {type Copy, copyOfMarkdown, findLost} from './findLost';
import {type ContentPiece, piecesOf} from './piecesOf';

/** Parts of an article that the search excludes on purpose, in addition to tab labels. */
export type NotSearched = {
  /** Heading ids of excluded sections. */
  sections: readonly string[];
  /** Whether an element is excluded with all its content. */
  isLeftOut: (element: Element) => boolean;
};

const MAX_NAMED = 5;
const MAX_EXCERPT = 60;

function report(route: string, copy: string, lost: readonly ContentPiece[]): string[] {
  if (lost.length === 0) return [];
  const excerpts = lost.slice(0, MAX_NAMED).map(({text}) => `“${cutText(text.trim(), MAX_EXCERPT)}”`);
  return [`  - ${route}：${copy}里少了 ${lost.length} 处：${excerpts.join('、')}${lost.length > MAX_NAMED ? '……' : ''}`];
}

/** Pieces that the search must be able to find. */
function findableOf(article: Element, pieces: readonly ContentPiece[], {sections, isLeftOut}: NotSearched): ContentPiece[] {
  const searched = new Set(elementsIn(article, isLeftOut));
  return pieces.filter(({element, section, isLabel}) => !isLabel && !isSkippedSection(sections, section ?? '') && searched.has(element));
}

/** Copies of a page that are compared with it. */
export type Copies = {
  markdown: string;
  /** Missing if the search excludes the page. */
  searched?: Copy | undefined;
};

/** Reports content of an article that is missing in its copies. */
export function findLostPieces(
  {route, tree}: Pick<BuiltPage, 'route' | 'tree'>,
  {markdown, searched}: Copies,
  notSearched: NotSearched,
): string[] {
  const article = findArticle(tree);
  if (!article) return [];
  const pieces = piecesOf(article);
  return [
    ...report(route, ' Markdown ', findLost(pieces, copyOfMarkdown(markdown))),
    ...(searched ? report(route, '搜索记录', findLost(findableOf(article, pieces, notSearched), searched)) : []),
  ];
}

/** Compares a page with the copies that earlier steps created. */
const analyseFidelity: Analysis<{skippedSections: readonly string[]}, string[]> = (page, {skippedSections}, results) => {
  const {markdown, search} = results as {markdown: MarkdownPage | null; search: ExtractedPage | null};
  const copies = {markdown: markdown?.markdown ?? '', searched: search ? searchedOf(search) : undefined};
  return findLostPieces(page, copies, {sections: skippedSections, isLeftOut});
};

export default analyseFidelity;
