import {InputError} from '../lib/input/inputError';

/** Parsed words after the language of a code fence. */
export type CodeMeta = {
  title?: string;
  /** 1-based numbers of the lines to highlight. */
  highlightedLines: Set<number>;
  /** The block is an intentional fragment, so the parse check skips it. */
  partial: boolean;
  /** Long lines start wrapped. */
  wrap: boolean;
};

const TITLE = /title="([^"]*)"/;
const LINES = /\{([\d,\s-]+)\}/;
const FLAGS = ['partial', 'wrap'] as const;

const RANGE = /^(\d+)(?:-(\d+))?$/;

/** @throws InputError that names every part that is not a line number or a range */
function expandRanges(ranges: string): Set<number> {
  const parts = ranges.split(',').map((part) => part.replace(/\s/g, ''));
  const wrong = parts.filter((part) => {
    const [, from, to = from] = RANGE.exec(part) ?? [];
    return !from || Number(from) < 1 || Number(from) > Number(to);
  });
  if (wrong.length > 0)
    throw new InputError(
      `代码块的行号有误：${wrong.map((part) => part || '（空）').join(' ')}；应为从 1 开始、由小到大的行号，例如 {1,3-5}`,
    );
  const lines = new Set<number>();
  for (const part of parts) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}

/**
 * Parses the meta string of a code fence: `title="…" {1,3-5} partial wrap`.
 *
 * @throws InputError that names every unknown word or every wrong line number
 */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const source = meta ?? '';
  const marks = source.replace(TITLE, ' ');
  const words = marks.replace(LINES, ' ').split(/\s+/).filter(Boolean);
  const unknown = words.filter((word) => !(FLAGS as readonly string[]).includes(word));
  if (unknown.length > 0) {
    throw new InputError(`代码块的标记无法识别：${unknown.join(' ')}；可用的有 title="…"、{1,3-5}、${FLAGS.join('、')}`);
  }
  const ranges = LINES.exec(marks)?.[1];
  return {
    title: TITLE.exec(source)?.[1],
    highlightedLines: ranges === undefined ? new Set() : expandRanges(ranges),
    partial: words.includes('partial'),
    wrap: words.includes('wrap'),
  };
}
