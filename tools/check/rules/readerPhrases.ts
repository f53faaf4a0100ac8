import {findUnknownIds} from '../../../plugins/search-zh/node/aliases';
import type {PageRule} from '../types';
import {listAnchors} from './headingIds';

/** What readers call a section stands, in a file of its own, under the id of its heading. */
export const readerPhrases: PageRule = {
  name: '搜索的说法',
  check({file, tree, fragments}, {aliases}) {
    const said = aliases.find((entry) => entry.file === file);
    if (!said) return [];
    const ids = [tree, ...fragments.map((fragment) => fragment.tree)].flatMap((root) => listAnchors(root).map(({id}) => id));
    const fix = '写法见 CONTRIBUTING.md 的“读者的说法”一节';
    return findUnknownIds(said, ids).map((message) => ({offset: 0, message, fix}));
  },
};
