import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {attributeOf, elementsIn, textOf} from '../build/html';
import {InputError} from '../input/inputError';
import {cutText} from '../text/cutText';

/** The parts of a page that a Content-Security-Policy affects. */
export type InlineCode = {
  /** `sha256-…` of every inline script that browsers run. */
  hashes: string[];
  /** Code that every policy without `unsafe-inline` forbids. */
  problems: string[];
};

// Scripts of any other type are data, such as JSON-LD; policies do not affect them.
const EXECUTABLE_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const URL_ATTRIBUTES = new Set(['action', 'data', 'formAction', 'href', 'src', 'xLinkHref']);
// Browsers ignore line breaks and tabs in URLs.
const isScriptUrl = (value: string) => /^\s*javascript:/i.test(value.replace(/[\t\n\r]/g, ''));
const MAX_SHOWN = 80;
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const shorten = (text: string) => cutText(text, MAX_SHOWN, '…');

function problemsOf(element: Element): string[] {
  const {tagName: tag, properties} = element;
  return Object.keys(properties).flatMap((name) => {
    const value = attributeOf(element, name) ?? '';
    if (/^on[a-z]+$/i.test(name))
      return [`<${tag}> 有内联事件处理 ${name.toLowerCase()}="${shorten(value)}"；改用脚本里的 addEventListener`];
    if (URL_ATTRIBUTES.has(name) && isScriptUrl(value)) return [`<${tag}> 的 ${name} 是 ${shorten(value)}；改用按钮和脚本`];
    return [];
  });
}

const isInlineScript = (element: Element) =>
  element.tagName === 'script' && !('src' in element.properties) && EXECUTABLE_TYPE.test((attributeOf(element, 'type') ?? '').trim());

/** Finds the inline scripts of a page, and code that would not run under a policy with their hashes. */
export default function collectInlineCode({tree}: {tree: Root}): InlineCode {
  const elements = elementsIn(tree);
  return {
    hashes: elements.filter(isInlineScript).map((script) => digest(textOf(script))),
    problems: elements.flatMap(problemsOf),
  };
}

/** The inline scripts of the pages of a site. */
export class SiteScripts {
  private readonly found = new Set<string>();
  private readonly problems: string[] = [];

  add(file: string, {hashes, problems}: InlineCode): void {
    for (const hash of hashes) this.found.add(hash);
    this.problems.push(...problems.map((problem) => `  - ${file}：${problem}`));
  }

  /**
   * `sha256-…` of every inline script, sorted.
   *
   * @throws InputError that names every page with code that the policy would forbid
   */
  hashes(): string[] {
    if (this.problems.length > 0) throw new InputError(`网页里有内容安全策略（CSP）不允许的代码：\n${this.problems.join('\n')}`);
    return [...this.found].sort();
  }
}

/**
 * Finds the inline scripts of several pages.
 *
 * @throws InputError like `SiteScripts.hashes`
 */
export function collectSiteHashes(pages: readonly {file: string; tree: Root}[]): string[] {
  const scripts = new SiteScripts();
  for (const {file, tree} of pages) scripts.add(file, collectInlineCode({tree}));
  return scripts.hashes();
}
