import {escapeXml} from '../../../lib/build/escapeXml';

/** Languages that samples are written in. */
export const SAMPLE_LANGUAGES = ['bash', 'powershell', 'python', 'javascript', 'typescript', 'json'] as const;
/** One of the sample languages. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

// Samples change with the input of the reader, so they cannot be highlighted at build time, and a full highlighter would be larger than the
// page. Our samples are simple: highlighting strings, words, numbers and comments is enough.
const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60`;
const NUMBER = String.raw`\b\d+(?:\.\d+)?\b`;
const PATTERNS: Record<SampleLanguage, RegExp> = {
  // No lookbehind: in Safari before 16.4 it is a syntax error for the whole script. So the text before a comment or option is matched too.
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
 * Highlights a short code sample with the token classes of the site's code blocks.
 *
 * @returns HTML for the content of a `<code>` element
 */
export function highlightSample(code: string, language: SampleLanguage): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(PATTERNS[language])) {
    const {lead = '', ...tokens} = match.groups as Record<string, string | undefined>;
    const kind = Object.keys(tokens).find((name) => tokens[name] !== undefined) as string;
    html += escapeXml(code.slice(end, match.index) + lead);
    html += `<span class="${kind}">${escapeXml(match[0].slice(lead.length))}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeXml(code.slice(end));
}
