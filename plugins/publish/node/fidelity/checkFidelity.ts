import type {BuiltPage} from '../../../../lib/build/builtPage';
import {findArticle} from '../../../../lib/build/findArticle';
import {type HtmlElement, type HtmlNode, isElement} from '../../../../lib/build/html';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {InputError} from '../../../../lib/input/inputError';
import {FULL_FILE, INDEX_FILE} from '../lists/buildTexts';
import {copyOfMarkdown, findLost} from './findLost';
import {type Piece, piecesOf} from './piecesOf';

/** What of an article the search leaves out on purpose, besides the labels of tabs. */
export type NotSearched = {
  /** Ids of headings whose sections it leaves out. */
  sections: RegExp;
  /** Elements that it leaves out, with all that stands in them. */
  isLeftOut: (element: HtmlElement) => boolean;
};

const MAX_NAMED = 5;
const MAX_EXCERPT = 60;

function report(route: string, copy: string, lost: readonly Piece[]): string[] {
  if (lost.length === 0) return [];
  const excerpts = lost.slice(0, MAX_NAMED).map(({text}) => `“${text.trim().slice(0, MAX_EXCERPT)}”`);
  return [`  - ${route}：${copy}里少了 ${lost.length} 处：${excerpts.join('、')}${lost.length > MAX_NAMED ? '……' : ''}`];
}

/** What a reader who searches must be able to find. */
function findableOf(pieces: readonly Piece[], {sections, isLeftOut}: NotSearched): Piece[] {
  const isWithin = (node: HtmlNode | null): boolean => node !== null && ((isElement(node) && isLeftOut(node)) || isWithin(node.parent));
  return pieces.filter(({element, section, isLabel}) => !isLabel && !sections.test(section ?? '') && !isWithin(element));
}

function problemsOf(page: BuiltPage, site: BuiltSite, notSearched: NotSearched): string[] {
  const article = findArticle(page.tree);
  if (!article) return [];
  const {route} = page;
  const pieces = piecesOf(article);
  const twin = site.markdown.get(route)?.markdown ?? '';
  const records = site.searched.get(route);
  return [
    ...report(route, ' Markdown ', findLost(pieces, copyOfMarkdown(twin))),
    ...(records ? report(route, '搜索记录', findLost(findableOf(pieces, notSearched), records)) : []),
  ];
}

/** Pages that a list names, and that are not whole in the text of all pages beside it. */
function lostFromFullText({markdown, files, root}: BuiltSite): string[] {
  const lists = [...files.keys()].filter((file) => file === INDEX_FILE || file.endsWith(`/${INDEX_FILE}`));
  return lists.flatMap((list) => {
    const fullFile = list.slice(0, -INDEX_FILE.length) + FULL_FILE;
    const [index, full] = [list, fullFile].map((file) => String(files.get(file) ?? '')) as [string, string];
    return [...markdown.values()]
      .filter((page) => index.includes(`](${root}${page.file})`) && !full.includes(page.markdown))
      .map(({route}) => `  - ${route}：${fullFile} 里没有它的全文`);
  });
}

/**
 * Holds what has been made of the pages against the pages: every word and every line of code of an article, what tabs and folds
 * hide included, is in its Markdown, and in what the search finds it by.
 *
 * @throws InputError that names every page and what it has lost
 */
export function checkFidelity(notSearched: NotSearched): PublishStep {
  const found: string[] = [];
  return {
    name: 'fidelity',
    page(page, site) {
      const copies = [site.markdown.get(page.route)?.markdown, site.searched.get(page.route)];
      found.push(...site.cache.take(['fidelity', page.digest, ...copies], () => problemsOf(page, site, notSearched)));
    },
    finish(site) {
      const problems = [...found, ...lostFromFullText(site)];
      if (problems.length === 0) return;
      throw new InputError(
        `网页正文里的文字和代码，给程序和搜索用的副本里没有：\n${problems.join('\n')}\n转换的规则在 plugins/publish/node/markdown 和 plugins/search-zh/node/extractPage.ts。`,
      );
    },
  };
}
