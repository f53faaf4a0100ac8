import {hashText} from './hashText';

/** A heading or the summary of a folded section: what a sample or table stands under. */
export type Place = {
  /** Text of the headings above, from the outermost inwards. */
  headings: readonly string[];
  /** Id of the nearest heading, empty above the first one. */
  id: string;
  /** 1-based line in the file. */
  line: number;
};

/** A fenced block of code. */
export type PageSample = Place & {language: string; meta: string; text: string; hash: string};
/** A table, cell by cell. */
export type PageTable = Place & {header: string[]; rows: {cells: string[]; line: number}[]; hash: string};
/** What of a page can be verified, in the order in which it stands there. */
export type ScannedPage = {
  samples: PageSample[];
  tables: PageTable[];
  /** English words in bold, sorted: what a reader looks for in the interface. */
  words: string[];
  /** Flow figures, by name, and the hash of each one's file. */
  flows: {name: string; hash: string}[];
};

const BOLD = /\*\*([A-Z][A-Za-z0-9 .&/'+-]*[A-Za-z0-9.+])\*\*/g;

const wordsOf = (prose: readonly string[]): string[] =>
  [...new Set([...prose.join('\n').matchAll(BOLD)].map(([, word = '']) => word))].sort();

/** Names the interface words of a page by their content. */
export const hashWords = (words: readonly string[]): string => hashText(words.join('\n'));

type Heading = {level: number; text: string; id: string};
const FENCE = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)\s*(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\})?\s*$/;
const SUMMARY = /<summary>(.*?)<\/summary>/;
const SUMMARY_LEVEL = 7;

const plainText = (text: string) => text.replace(/[*`]|<[^>]*>/g, '').trim();

/** Cells of a row; `\|` and a bar inside inline code belong to the text. */
function cellsOf(row: string): string[] {
  const cells: string[] = [''];
  let inCode = false;
  for (let index = 0; index < row.length; index += 1) {
    const char = row[index] ?? '';
    if (char === '`') inCode = !inCode;
    if (char === '\\' && row[index + 1] === '|') {
      cells[cells.length - 1] += '|';
      index += 1;
    } else if (char === '|' && !inCode) cells.push('');
    else cells[cells.length - 1] += char;
  }
  return cells.slice(1, -1).map((cell) => cell.trim());
}

function dedent(lines: readonly string[], indent: number): string {
  return lines.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length))).join('\n');
}

class Scanner {
  readonly samples: PageSample[] = [];
  readonly tables: PageTable[] = [];
  private readonly prose: string[] = [];
  private headings: Heading[] = [];
  private at = 0;

  constructor(private readonly lines: readonly string[]) {}

  private place(line: number): Place {
    const id = this.headings.findLast((heading) => heading.id)?.id ?? '';
    return {headings: this.headings.map(({text}) => text), id, line};
  }

  private enter(heading: Heading): void {
    this.headings = [...this.headings.filter(({level}) => level < heading.level), heading];
  }

  private takeFence([, indent = '', marks = '', language = '', meta = '']: RegExpExecArray): void {
    const start = this.at;
    const isEnd = (line: string) => line.trim().startsWith(marks) && /^[`~]+$/.test(line.trim());
    let end = start + 1;
    while (end < this.lines.length && !isEnd(this.lines[end] ?? '')) end += 1;
    const text = dedent(this.lines.slice(start + 1, end), indent.length);
    this.samples.push({...this.place(start + 1), language, meta, text, hash: hashText(`${language}\n${text}`)});
    this.at = end;
  }

  private takeTable(): void {
    const start = this.at;
    let end = start;
    while ((this.lines[end] ?? '').trim().startsWith('|')) end += 1;
    const block = this.lines.slice(start, end).map((line) => line.trim());
    this.prose.push(...block);
    const rows = block.slice(2).map((row, index) => ({cells: cellsOf(row), line: start + index + 3}));
    this.tables.push({...this.place(start + 1), header: cellsOf(block[0] ?? ''), rows, hash: hashText(block.join('\n'))});
    this.at = end - 1;
  }

  private takeLine(line: string): void {
    this.prose.push(line);
    const heading = HEADING.exec(line);
    const summary = SUMMARY.exec(line);
    if (heading) this.enter({level: heading[1]?.length ?? 0, text: plainText(heading[2] ?? ''), id: heading[3] ?? ''});
    else if (summary) this.enter({level: SUMMARY_LEVEL, text: plainText(summary[1] ?? ''), id: ''});
    else if (line.includes('</details>')) this.headings = this.headings.filter(({level}) => level < SUMMARY_LEVEL);
  }

  private startsTable(line: string): boolean {
    return line.trim().startsWith('|') && /^\s*\|[\s:|-]+$/.test(this.lines[this.at + 1] ?? '');
  }

  scan(): ScannedPage {
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at] ?? '';
      const fence = FENCE.exec(line);
      if (fence) {
        this.takeFence(fence);
        continue;
      }
      if (this.startsTable(line)) this.takeTable();
      else this.takeLine(line);
    }
    return {samples: this.samples, tables: this.tables, words: wordsOf(this.prose), flows: []};
  }
}

/** Finds the samples and tables of a page's source, line by line: the build does so for each page, and a parser of MDX would take seconds. */
export function scanPage(source: string): ScannedPage {
  return new Scanner(source.split('\n')).scan();
}
