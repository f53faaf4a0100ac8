import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseYamlInput, readInputText} from '../input/readInput';

const LENGTH = 16;

/** Hash of a text; spaces at line ends are ignored. */
export function hashText(text: string): string {
  const plain = text.trim().replace(/[ \t]+$/gm, '');
  return createHash('sha256').update(plain).digest('hex').slice(0, LENGTH);
}

/** Place of a sample or table in its page. Summaries of folding sections count as headings. */
export type Place = {
  /** Texts of the headings above it, outermost first. */
  headings: readonly string[];
  /** Id of the nearest heading; empty before the first heading. */
  id: string;
  /** 1-based line in the file. */
  line: number;
};

/** A fenced block of code. */
export type PageSample = Place & {language: string; meta: string; text: string; hash: string};
/** A table, cell by cell. */
export type PageTable = Place & {header: string[]; rows: {cells: string[]; line: number}[]; hash: string};
/** The verifiable parts of a page, in page order. */
export type ScannedPage = {
  samples: PageSample[];
  tables: PageTable[];
  /** English words in bold, sorted: names of interface elements. */
  words: string[];
  /** Flow figures by name, with the hash of each file. */
  flows: {name: string; hash: string}[];
};

const BOLD = /\*\*([A-Z][A-Za-z0-9 .&/'+-]*[A-Za-z0-9.+])\*\*/g;

const wordsOf = (prose: readonly string[]): string[] =>
  [...new Set([...prose.join('\n').matchAll(BOLD)].map(([, word = '']) => word))].sort();

/** Hash of the interface words of a page. */
export const hashWords = (words: readonly string[]): string => hashText(words.join('\n'));

type Heading = {level: number; text: string; id: string};
const FENCE = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)\s*(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\})?\s*$/;
const SUMMARY = /<summary>(.*?)<\/summary>/;
const SUMMARY_LEVEL = 7;

const plainText = (text: string) => text.replace(/[*`]|<[^>]*>/g, '').trim();

/** Cells of a row; `\|` and a bar inside inline code are part of the text. */
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

/** Finds the samples and tables of a page line by line: an MDX parser would add seconds to each build. */
export function scanPage(source: string): ScannedPage {
  return new Scanner(source.split('\n')).scan();
}

const FIGURE = /<Figure\b[^>]*?\bname="([^"]+)"/g;

/** Names of the figures on a page in page order, without duplicates. */
export const figureNamesIn = (source: string): string[] => [...new Set([...source.matchAll(FIGURE)].map(([, name = '']) => name))];

/** The flow figures of a page, with the hash of each file. */
export function pageFlows(source: string, siteDir: string): {name: string; hash: string}[] {
  return figureNamesIn(source).flatMap((name) => {
    const file = path.join('figures', `${name}.flow.yaml`);
    const from = path.join(siteDir, file);
    return existsSync(from) ? [{name, hash: hashText(readInputText({path: from, name: file}))}] : [];
  });
}

const ENGLISH = /^[A-Z][A-Za-z0-9 .…&/'+-]*[A-Za-z0-9.…+]$/;

/** Keys of a panel figure that contain interface text; `OWN` are keys with text that people have written. */
const SHOWN = new Set(['text', 'heading', 'button', 'label', 'hint', 'items', 'head', 'title', 'toggle', 'selected']);
const OWN = new Set(['chat', 'steps', 'code', 'badge', 'rows', 'marks', 'alt', 'gloss', 'value']);

function collect(part: unknown, key: string, into: Set<string>): void {
  if (OWN.has(key)) return;
  if (typeof part === 'string') {
    if (SHOWN.has(key) && ENGLISH.test(part)) into.add(part);
  } else if (Array.isArray(part)) for (const item of part) collect(item, key, into);
  else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) collect(value, name, into);
  }
}

/** English labels of the interface in a panel figure. */
export function panelWords(source: string, name = 'panel.yaml'): string[] {
  const {content} = (parseYamlInput(source, name) ?? {}) as {content?: unknown};
  const words = new Set<string>();
  collect(content, '', words);
  return [...words].sort();
}

/** English labels in the panel figures of a page. */
function pagePanelWords(source: string, siteDir: string): string[] {
  return figureNamesIn(source).flatMap((name) => {
    const file = path.join('figures', `${name}.panel.yaml`);
    const from = path.join(siteDir, file);
    return existsSync(from) ? panelWords(readInputText({path: from, name: file}), file) : [];
  });
}

/** Finds the verifiable parts of a page, including the flows and labels in its figures. */
export function scanSitePage(source: string, siteDir: string): ScannedPage {
  const scanned = scanPage(source);
  const words = [...new Set([...scanned.words, ...pagePanelWords(source, siteDir)])].sort();
  return {...scanned, words, flows: pageFlows(source, siteDir)};
}
