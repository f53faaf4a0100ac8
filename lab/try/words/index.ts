import {escapeRegExp} from '../../../lib/input/escapeRegExp';
import {hashWords} from '../../../lib/tried/scanPage';
import type {Check} from '../types';
import {type Interface, readInterface} from './interfaceStrings';

/** Pages that lead through interfaces of others, or none: their words are not Langflow's. */
const OTHERS =
  /^\/(integrations[-/]|deployment-|contributing-|release-notes|luna|mcp-component|troubleshoot|about-|get-started-installation)/;

// A text begins and ends with a quotation mark or holds words beside it; in code a name has neither.
const BEFORE = '(?:^|["\'`(]|[a-z.:,] )';
const AFTER = '(?:$|["\'`):.,!?…]| [a-zA-Z([])';

/** Whether the interface shows a word: as a text of its own, or inside one that goes on. */
export function isShown(word: string, {code, texts}: Interface): boolean {
  if (texts.has(word)) return true;
  const pattern = new RegExp(`${BEFORE}${escapeRegExp(word)}${AFTER}`);
  return pattern.test(code) || [...texts].some((text) => pattern.test(text));
}

/** Looks for every English word in bold in the strings of the packaged interface and of the components. */
export const wordsCheck: Check = {
  name: 'words',
  title: '界面文字',
  async run(context) {
    const pages = context.pages.filter(({route, words}) => !OTHERS.test(route) && words.length > 0 && context.wants(route));
    if (pages.length === 0) return [];
    const shown = await readInterface(context);
    const excepted = new Set(context.ledger.words.map(({word}) => word));
    const known = new Map<string, boolean>();
    const isKnown = (word: string) => {
      const found = known.get(word) ?? (excepted.has(word) || isShown(word, shown));
      known.set(word, found);
      return found;
    };
    return pages.map(({route, file, words}) => ({
      kind: 'words' as const,
      page: route,
      hash: hashWords(words),
      label: `${words.length} 个界面文字`,
      place: file,
      problems: words.filter((word) => !isKnown(word)).map((word) => `界面和组件里没有 ${word}`),
    }));
  },
};
