import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {InputError} from '../input/inputError';

/** What a page holds that a Content-Security-Policy decides on. */
export type InlineCode = {
  /** `sha256-…` of every inline script that a browser would run. */
  hashes: string[];
  /** What no policy without `unsafe-inline` allows. */
  problems: string[];
};

// Any other type is a block of data, such as JSON-LD, which no policy touches.
const EXECUTABLE_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const URL_ATTRIBUTES = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href']);
// Browsers ignore line breaks and tabs within an address.
const isScriptUrl = (value: string) => /^\s*javascript:/i.test(value.replace(/[\t\n\r]/g, ''));
const MAX_SHOWN = 80;
// What might be a handler or such an address, be it only in text.
const SUSPECT = /[\s/"']on[a-z]+\s*=|(?:action|data|href|src)\s*=\s*["']?\s*(?:j\s*a|&)/i;
// Comments, and elements whose content is no markup.
const OPAQUE = /<!--(?:-?>|[\s\S]*?-->)|<(script|style|title|textarea)\b[\s\S]*?<\/\1\s*>/gi;

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const shorten = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

function problemsOf(tag: string, attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on[a-z]+$/.test(name)) return [`<${tag}> 有内联事件处理 ${name}="${shorten(value)}"；改用脚本里的 addEventListener`];
    if (URL_ATTRIBUTES.has(name) && isScriptUrl(value)) return [`<${tag}> 的 ${name} 是 ${shorten(value)}；改用按钮和脚本`];
    return [];
  });
}

/** What of a page has to be parsed: mostly its scripts alone, a hundredth of it. */
function relevantPart(html: string): string {
  const scripts: string[] = [];
  const rest = html.replace(OPAQUE, (element: string, tag?: string) => {
    // The others stay: their own attributes count.
    if (tag && tag.toLowerCase() !== 'script') return element;
    if (tag) scripts.push(element);
    return ' ';
  });
  return SUSPECT.test(rest) ? html : scripts.join('');
}

/** Finds the inline scripts of a page, and what would not run under a policy that names them. */
export function collectInlineCode(html: string): InlineCode {
  const found: InlineCode = {hashes: [], problems: []};
  let script: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      found.problems.push(...problemsOf(tag, attributes));
      const isInline = tag === 'script' && !('src' in attributes) && EXECUTABLE_TYPE.test((attributes.type ?? '').trim());
      script = isInline ? '' : undefined;
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) found.hashes.push(digest(script));
      script = undefined;
    },
  });
  parser.end(relevantPart(html));
  return found;
}

/**
 * Finds the inline scripts of all pages of a built site. All at once: nothing else runs meanwhile that could be in the middle of
 * writing one.
 *
 * @param skip files, relative to the folder, that no reader gets
 * @throws InputError that names every page with code that the policy would forbid
 */
export function collectSiteHashes(folder: string, skip: ReadonlySet<string> = new Set()): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !skip.has(file))
    .sort();
  const pages = files.map((file) => ({file, ...collectInlineCode(readFileSync(path.join(folder, file), 'utf8'))}));
  const problems = pages.flatMap(({file, problems: own}) => own.map((problem) => `  - ${file}：${problem}`));
  if (problems.length > 0) throw new InputError(`网页里有内容安全策略（CSP）不允许的代码：\n${problems.join('\n')}`);
  return [...new Set(pages.flatMap(({hashes}) => hashes))].sort();
}
