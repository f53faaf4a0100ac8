import path from 'node:path';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {InputError} from '../../../../lib/input/inputError';
import {FULL_FILE, INDEX_FILE} from '../lists/buildTexts';
import analyseFidelity from './analyseFidelity';

/** Pages that are listed in an index but are not complete in the full text next to it. */
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
 * Compares the pages with their copies: every word and every line of code of an article, including hidden tabs and folded sections, must
 * be in its Markdown and in its search data.
 *
 * @param skippedSections heading ids of sections that the search leaves out
 * @throws InputError that names every page and its missing content
 */
export function checkFidelity(skippedSections: readonly string[]): PublishStep {
  const found: string[] = [];
  return {
    name: 'fidelity',
    analysis: () => ({file: path.join(__dirname, 'analyseFidelity.ts'), run: analyseFidelity, settings: {skippedSections}}),
    page: (_page, _site, problems: string[]) => void found.push(...problems),
    finish(site) {
      const problems = [...found, ...lostFromFullText(site)];
      if (problems.length === 0) return;
      throw new InputError(
        `网页正文里的文字和代码，给程序和搜索用的副本里没有：\n${problems.join('\n')}\n转换的规则在 plugins/publish/node/markdown 和 packages/docusaurus-search-zh/node/extractPage.ts。`,
      );
    },
  };
}
