/** What the words after a code fence's language say. */
export type CodeMeta = {
  title?: string;
  /** 1-based numbers of the lines to highlight. */
  highlightedLines: Set<number>;
  /** The block is a fragment on purpose: the parse check skips it. */
  partial: boolean;
  /** Long lines start wrapped. */
  wrap: boolean;
};

const TITLE = /title="([^"]*)"/;
const LINES = /\{([\d,\s-]+)\}/;
const FLAGS = ['partial', 'wrap'] as const;

function expandRanges(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const [from, to = from] = part.split('-').map((n) => Number.parseInt(n, 10));
    if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) continue;
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}

/**
 * Parses the meta string of a code fence: `title="…" {1,3-5} partial wrap`.
 *
 * @throws Error that names every word it does not know.
 */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const source = meta ?? '';
  const marks = source.replace(TITLE, ' ');
  const words = marks.replace(LINES, ' ').split(/\s+/).filter(Boolean);
  const unknown = words.filter((word) => !(FLAGS as readonly string[]).includes(word));
  if (unknown.length > 0) {
    throw new Error(`代码块的标记无法识别：${unknown.join(' ')}；可用的有 title="…"、{1,3-5}、${FLAGS.join('、')}`);
  }
  return {
    title: TITLE.exec(source)?.[1],
    highlightedLines: expandRanges(LINES.exec(marks)?.[1] ?? ''),
    partial: words.includes('partial'),
    wrap: words.includes('wrap'),
  };
}
