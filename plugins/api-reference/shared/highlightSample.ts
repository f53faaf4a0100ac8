import {escapeHtml} from './escapeHtml';

/** Languages that samples are written in. */
export const SAMPLE_LANGUAGES = ['bash', 'powershell', 'python', 'javascript', 'typescript', 'json'] as const;
/** One of the sample languages. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

// Samples change with what the reader types, so they cannot be highlighted at build time, and a full highlighter would
// cost more than the page. The samples are our own and simple: strings, words, numbers and comments are all they need.
const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60`;
const NUMBER = String.raw`\b\d+(?:\.\d+)?\b`;
const PATTERNS: Record<SampleLanguage, RegExp> = {
  // A lookbehind would end the whole script in Safari before 16.4, so what leads to a comment or an option is matched with it.
  bash: /(?<lead>^|\s)(?:(?<m>#.*$)|(?<p>--?[A-Za-z][\w-]*))|(?<s>"(?:[^"\\]|\\.)*"|'[^']*')|(?<f>^\s*(?:curl|export|npm)\b)/gm,
  powershell: /(?<lead>^|\s)(?:(?<m>#.*$)|(?<p>-[A-Za-z][\w-]*))|(?<s>@'\n[\s\S]*?\n'@|"[^"]*"|'[^']*')|(?<f>^curl\.exe)/gm,
  python: new RegExp(
    String.raw`(?<m>#.*$)|(?<s>[rbf]?(?:${STRING}))|(?<k>\b(?:import|from|with|as|for|in|if|open|print|None|True|False|await|def|return)\b)|(?<c>${NUMBER})|(?<f>\b\w+(?=\())`,
    'gm',
  ),
  javascript: new RegExp(
    String.raw`(?<m>//.*$)|(?<s>${STRING})|(?<k>\b(?:import|from|const|let|await|async|for|of|if|new|throw|return|true|false|null|while)\b)|(?<c>${NUMBER})|(?<f>\b\w+(?=\())`,
    'gm',
  ),
  typescript: new RegExp(
    String.raw`(?<m>//.*$)|(?<s>${STRING})|(?<k>\b(?:import|from|const|let|await|async|for|of|if|new|throw|return|true|false|null|while)\b)|(?<c>${NUMBER})|(?<f>\b\w+(?=\())`,
    'gm',
  ),
  json: new RegExp(String.raw`(?<p>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<s>"(?:[^"\\]|\\.)*")|(?<c>-?${NUMBER}|\b(?:true|false|null)\b)`, 'gm'),
};

/**
 * Colours a short code sample with the token classes of the site's code blocks.
 *
 * @returns HTML for the inside of a `<code>` element
 */
export function highlightSample(code: string, language: SampleLanguage): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(PATTERNS[language])) {
    const {lead = '', ...tokens} = match.groups as Record<string, string | undefined>;
    const kind = Object.keys(tokens).find((name) => tokens[name] !== undefined) as string;
    html += escapeHtml(code.slice(end, match.index) + lead);
    html += `<span class="${kind}">${escapeHtml(match[0].slice(lead.length))}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}
