const WARNING = /\[WARNING\]\s*(.*)|^warning\s+(.*)/i;
// Terminal colour sequences would hide the marker.
// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what such a sequence starts with
const ANSI = /\u001b\[[\d;]*m/g;

/** Extracts the warnings from the output of `docusaurus build`, such as broken anchors and broken Markdown links. */
export function findWarnings(log: string): string[] {
  return log
    .replace(ANSI, '')
    .split('\n')
    .map((line) => WARNING.exec(line.trim()))
    .filter((match) => match !== null)
    .map((match) => (match[1] ?? match[2] ?? '').trim() || '（没有说明）');
}
