import {findPhraseProblems, PHRASES_KEY} from '../../../plugins/search-zh/node/readerPhrases';
import type {PageRule} from '../types';
import {listAnchors} from './headingIds';

/** What readers call a section stands under the id of its heading. */
export const readerPhrases: PageRule = {
  name: '搜索的说法',
  check({frontMatter, tree, fragments, source}) {
    const phrases = frontMatter[PHRASES_KEY];
    if (phrases === undefined) return [];
    const ids = [tree, ...fragments.map((fragment) => fragment.tree)].flatMap((root) => listAnchors(root).map(({id}) => id));
    const offset = Math.max(0, source.indexOf(`\n${PHRASES_KEY}:`) + 1);
    return findPhraseProblems(phrases, ids).map((message) => ({
      offset,
      message,
      fix: '写法见 CONTRIBUTING.md 的“页面的 front matter”一节',
    }));
  },
};
