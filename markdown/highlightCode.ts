import type {HighlighterCore, ThemedToken} from 'shiki';
import {escapeXmlText} from '../lib/build/escapeXml';
import {CODE_LANGUAGES, type CodeLanguage} from './codeLanguages';

// One letter per token class, because every code block contains them. The colours of both modes are in CSS.
const CLASS_OF_VARIABLE: Record<string, string> = {
  'token-constant': 'c',
  'token-string': 's',
  'token-comment': 'm',
  'token-keyword': 'k',
  'token-parameter': 'p',
  'token-function': 'f',
  'token-string-expression': 's',
  'token-punctuation': 'u',
  'token-link': 'l',
  'token-inserted': 'i',
  'token-deleted': 'd',
  'token-changed': 'c',
};

const THEME = 'css-variables';
let highlighter: Promise<HighlighterCore> | undefined;

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= (async () => {
    const {createCssVariablesTheme, createHighlighter} = await import('shiki');
    // The grammars are written for Oniguruma; translating their regular expressions to JavaScript takes longer than everything else.
    const {createOnigurumaEngine} = await import('shiki/engine/oniguruma');
    const langs = [...new Set(Object.values(CODE_LANGUAGES))].filter((lang) => lang !== 'text');
    return createHighlighter({
      langs,
      themes: [createCssVariablesTheme({name: THEME, variablePrefix: '--shiki-', variableDefaults: {}, fontStyle: false})],
      engine: await createOnigurumaEngine(import('shiki/wasm')),
    }) as Promise<HighlighterCore>;
  })();
  return highlighter;
}

function classOf(token: ThemedToken): string {
  const variable = /--shiki-([\w-]+)/.exec(token.color ?? '')?.[1] ?? '';
  return CLASS_OF_VARIABLE[variable] ?? '';
}

/** Joins neighbouring tokens of the same class to produce fewer elements. */
function renderLine(tokens: ThemedToken[]): string {
  const runs: {className: string; text: string}[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    // White space has no visible colour, so it continues the current run.
    const className = token.content.trim() === '' && last ? last.className : classOf(token);
    if (last?.className === className) last.text += token.content;
    else runs.push({className, text: token.content});
  }
  return runs
    .map(({className, text}) => (className ? `<span class="${className}">${escapeXmlText(text)}</span>` : escapeXmlText(text)))
    .join('');
}

/**
 * Highlights source code at build time with Shiki (https://shiki.style).
 *
 * @param highlightedLines 1-based numbers of lines to mark
 * @returns HTML for the content of a `<code>` element: only text and `<span class="x">`
 */
export async function highlightCode(
  code: string,
  language: CodeLanguage,
  highlightedLines: ReadonlySet<number> = new Set(),
): Promise<string> {
  const {codeToTokensBase} = await loadHighlighter();
  // No time limit: on a busy machine Shiki would cut the first line of a language short, and two builds would differ.
  const lines = codeToTokensBase(code, {lang: CODE_LANGUAGES[language], theme: THEME, tokenizeTimeLimit: 0});
  return lines
    .map((tokens, index) => (highlightedLines.has(index + 1) ? `<span class="hl">${renderLine(tokens)}</span>` : renderLine(tokens)))
    .join('\n');
}
