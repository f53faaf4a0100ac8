const WARNING = /\[WARNING\]\s*(.*)|^warning\s+(.*)/i;
// Terminal colour sequences would hide the mark.
// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what such a sequence starts with
const ANSI = /\u001b\[[\d;]*m/g;

/** Picks the warnings out of what `docusaurus build` printed: broken anchors, broken Markdown links and the like. */
export function findWarnings(log: string): string[] {
  return log
    .replace(ANSI, '')
    .split('\n')
    .map((line) => WARNING.exec(line.trim()))
    .filter((match) => match !== null)
    .map((match) => (match[1] ?? match[2] ?? '').trim() || '（没有说明）');
}
