const WORDS = new Intl.Segmenter('zh-Hans', {granularity: 'word'});
const WIDE = /[\u2E80-\u9FFF\uFF00-\uFFEF\u3000-\u303F—…“”‘’]/u;
const CLOSING = /^[，。、；：？！）》」”’…,.;:?!)]/u;
const OPENING = /[（《「“‘(]$/u;

/** Width of a text in ems, on the wide side: the font is known, but measuring it is not worth a parser. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, mark) => {
    if (WIDE.test(mark)) return sum + 1;
    if (/[A-ZmwMW@%]/.test(mark)) return sum + 0.74;
    return sum + (mark === ' ' ? 0.25 : 0.6);
  }, 0);
}

/** Words of a text, with the marks that may not begin or end a line glued to their neighbours. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const {segment} of WORDS.segment(text)) {
    const last = units.at(-1);
    // Latin names with dots and dashes are one unit too: `pre-built`, `Node.js`.
    const isGlued =
      last !== undefined &&
      (CLOSING.test(segment) || OPENING.test(last) || (!/\s$/.test(last) && /[\w./-]$/.test(last) && /^[\w./-]/.test(segment)));
    if (isGlued) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

/** Breaks a title into lines of a width in ems, between words. */
export function breakTitle(title: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of unitsOf(title)) {
    if (line && widthOf((line + unit).trim()) > width) {
      lines.push(line.trim());
      line = unit.trimStart();
    } else line += unit;
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}
