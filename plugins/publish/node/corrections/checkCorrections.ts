import type {Nodes} from 'hast';
import type {BuiltPage} from '../../../../lib/build/builtPage';
import {codeHash} from '../../../../lib/build/codeHash';
import {findArticle} from '../../../../lib/build/findArticle';
import {childrenOf, isElement, textOf} from '../../../../lib/build/html';
import type {PublishStep} from '../../../../lib/build/publishStep';
import {CORRECTIONS_FILE, type Correction, nameCorrection} from '../../../../lib/content/corrections';
import {CORRECTIONS_TITLE} from '../../../../lib/content/correctionsPage';
import {InputError, listProblems} from '../../../../lib/input/inputError';

/** Removes white space, because line breaks and element boundaries do not matter. */
const squeeze = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, '');

const isTitle = (node: Nodes) => isElement(node) && node.tagName === 'summary' && textOf(node).startsWith(CORRECTIONS_TITLE);
const isList = (node: Nodes) => isElement(node) && node.tagName === 'details' && childrenOf(node).some(isTitle);

function textWithoutList(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return isList(node) ? '' : childrenOf(node).map(textWithoutList).join('');
}

/** Text of an article without its list of corrections. */
function articleText({tree}: BuiltPage): string | undefined {
  const article = findArticle(tree);
  if (!article) return undefined;
  return squeeze(textWithoutList(article));
}

function findProblem(correction: Correction, texts: ReadonlyMap<string, string | undefined>): string[] {
  const {address, ours} = correction;
  if (!texts.has(address)) return [`${nameCorrection(correction)}：page 应为站内有正文的页面；没有构建出 ${address}`];
  return texts.get(address)?.includes(squeeze(ours))
    ? []
    : [`${nameCorrection(correction)}：页面上没有 ours 的文字 ${JSON.stringify(ours)}；让正文写明它，或者改成正文里的写法（不带反引号）`];
}

/**
 * Checks the corrections against the pages: the text `ours` of a correction must be on its page, outside of the page's list of
 * corrections.
 *
 * @throws InputError that names every entry whose page does not exist or does not contain the text
 */
export function checkCorrections(corrections: readonly Correction[]): PublishStep {
  const wanted = new Set(corrections.map(({address}) => address));
  const texts = new Map<string, string | undefined>();
  const code = codeHash([__filename]);
  return {
    name: 'corrections',
    page(page, {cache}) {
      if (!wanted.has(page.route)) return;
      const text = cache.take(['article text', code, page.digest], () => articleText(page) ?? null);
      texts.set(page.route, text ?? undefined);
    },
    finish() {
      const problems = corrections.flatMap((correction) => findProblem(correction, texts));
      if (problems.length > 0) throw new InputError(listProblems(`${CORRECTIONS_FILE} 与页面不符`, problems));
    },
  };
}
