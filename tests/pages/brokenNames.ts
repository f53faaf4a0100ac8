/** Names in the text that break elsewhere than after `_`, `/`, `.` or a space, although they fit into a line; runs in the page. */
export function findBrokenNames(): string[] {
  const textNodesOf = (code: HTMLElement) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes;
  };
  const topOf = (node: Text, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // WebKit counts the end of the line before, too, if the letter is the first of its line.
    return [...range.getClientRects()].at(-1)?.top ?? Number.NaN;
  };
  // A piece longer than a line has to break somewhere: it then takes the whole line.
  const fillsLine = ({parentElement}: Text, code: HTMLElement) =>
    parentElement !== code &&
    (parentElement?.getBoundingClientRect().width ?? 0) >
      0.75 * (code.closest('p,li,td,th,h2,h3,h4,div')?.getBoundingClientRect().width ?? 0);
  /** The line of each letter; `NaN` for spaces, which have no place of their own at the end of a line. */
  const linesOf = (code: HTMLElement) =>
    textNodesOf(code).flatMap((node) => {
      const whole = fillsLine(node, code);
      return [...node.data].map((letter, at) => (letter.trim() ? topOf(node, whole ? 0 : at) : Number.NaN));
    });
  const mayBreak = (before: string) => /[_/.\s]$/.test(before) && !/(?:^|\s)-\S*$/.test(before);
  const isBroken = (code: HTMLElement) => {
    const lines = linesOf(code);
    return lines.some((top, at) => at > 0 && Math.abs(top - (lines[at - 1] as number)) > 5 && !mayBreak(code.textContent.slice(0, at)));
  };
  return [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown :not(pre) > code')]
    .filter((code) => code.getClientRects().length > 1 && isBroken(code))
    .map((code) => code.textContent);
}
