import {InputError} from '../../../../scripts/lib/inputError';
import {findArticle} from '../../../shared/findArticle';
import type {HtmlElement} from '../../../shared/html';
import type {PublishStep} from '../../../shared/publishStep';
import {FULL_FILE} from '../lists/buildTexts';
import {copyOfMarkdown, findLost} from './findLost';
import {type Piece, piecesOf} from './piecesOf';

/** What the search leaves out on purpose, besides the labels of tabs. */
export type NotSearched = {
  /** Ids of headings whose sections it leaves out. */
  sections: RegExp;
  isLeftOut: (element: HtmlElement) => boolean;
};

const MAX_SHOWN = 60;

const describe = (route: string, where: string, lost: readonly Piece[]) =>
  lost.map(({text}) => `  - ${route}：${where}里没有“${text.trim().slice(0, MAX_SHOWN)}”`);

function hasLeftOut(element: HtmlElement, {isLeftOut}: NotSearched): boolean {
  for (let at: typeof element.parent = element; at; at = at.parent) if ('attribs' in at && isLeftOut(at as HtmlElement)) return true;
  return false;
}

/**
 * Holds what has been made of the pages against the pages: every word and every line of code of an article, what tabs and folds
 * hide included, is in its Markdown, and in what the search finds it by.
 *
 * @throws InputError that names every page and what it has lost
 */
export const checkFidelity = (notSearched: NotSearched): PublishStep => ({
  name: 'fidelity',
  run({pages, markdown, searched, files}) {
    const full = String(files.get(FULL_FILE) ?? '');
    const problems = pages.flatMap(({route, tree}) => {
      const article = findArticle(tree);
      if (!article) return [];
      const pieces = piecesOf(article);
      const findable = pieces.filter(
        ({element, section, isLabel}) => !isLabel && !notSearched.sections.test(section ?? '') && !hasLeftOut(element, notSearched),
      );
      const twin = markdown.get(route)?.markdown ?? '';
      const records = searched.get(route);
      return [
        ...describe(route, ' Markdown ', findLost(pieces, copyOfMarkdown(twin))),
        ...(records ? describe(route, '搜索记录', findLost(findable, records)) : []),
      ];
    });
    if (problems.length === 0) return;
    throw new InputError(
      `构建出来的文字不完整：网页正文里的内容，程序和搜索读到的副本里没有。\n${problems.join('\n')}\n转换的规则在 plugins/publish/node/markdown 和 plugins/search-zh/node/extractPage.ts。`,
    );
  },
});
