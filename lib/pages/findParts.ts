import {createHash} from 'node:crypto';
import type {Code, Nodes, Paragraph, Parents, Root, RootContent, Table, TableRow} from 'mdast';
import {toString as plainTextOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingId, headingText, isJsxElement, listAnchors, listLinks, stringAttribute} from './elements';
import {parseMdx} from './parseMdx';
import type {PageParts, PagePlace} from './types';

const LENGTH = 16;

/** Hash of a text; spaces at line ends are ignored. */
export function hashPart(text: string): string {
  const plain = text.trim().replace(/[ \t]+$/gm, '');
  return createHash('sha256').update(plain).digest('hex').slice(0, LENGTH);
}

const SUMMARY_DEPTH = 7;
const LABEL = /^[A-Z][A-Za-z0-9 .&/'+-]*[A-Za-z0-9.+]$/;
const FIGURE = 'Figure';

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
const sourceOf = (source: string, first: Nodes | undefined, last = first) =>
  source.slice(first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0);

type Heading = {depth: number; text: string; id: string};

/** Walks a page once and collects its parts. */
class Collector {
  readonly parts: PageParts = {headings: [], texts: [], samples: [], tables: [], links: [], anchors: [], figures: [], words: []};
  private above: Heading[] = [];

  constructor(private readonly source: string) {}

  private place(line: number): PagePlace {
    return {headings: this.above.map(({text}) => text), id: this.above.findLast(({id}) => id)?.id ?? '', line};
  }

  private enter(heading: Heading): void {
    this.above = [...this.above.filter(({depth}) => depth < heading.depth), heading];
  }

  private takeSample(node: Code): void {
    const {lang: language, meta, value: text} = {lang: node.lang ?? '', meta: node.meta ?? '', value: node.value};
    this.parts.samples.push({...this.place(lineOf(node)), language, meta, text, hash: hashPart(`${language}\n${text}`)});
  }

  private cellsOf({children}: TableRow): string[] {
    // Inside a table, a bar is always escaped.
    return children.map((cell) => sourceOf(this.source, cell.children[0], cell.children.at(-1)).replaceAll('\\|', '|'));
  }

  private takeTable(node: Table): void {
    const [header, ...rows] = node.children;
    const lines = sourceOf(this.source, node).split('\n');
    this.parts.tables.push({
      ...this.place(lineOf(node)),
      header: header ? this.cellsOf(header) : [],
      rows: rows.map((row) => ({cells: this.cellsOf(row), line: lineOf(row)})),
      hash: hashPart(lines.map((line) => line.trim()).join('\n')),
    });
  }

  private takeParagraph(node: Paragraph, parent: Parents, index: number): void {
    const kind = parent.type === 'listItem' && index === 0 ? 'item' : 'paragraph';
    this.parts.texts.push({kind, text: sourceOf(this.source, node), id: this.place(0).id, line: lineOf(node)});
  }

  private takeElement(node: Nodes): void {
    if (!isJsxElement(node)) return;
    if (node.name === 'summary') this.enter({depth: SUMMARY_DEPTH, text: plainTextOf(node), id: ''});
    const name = node.name === FIGURE ? stringAttribute(node, 'name') : undefined;
    if (name !== undefined && !this.parts.figures.includes(name)) this.parts.figures.push(name);
  }

  private take(node: RootContent, parent: Parents, index: number): void {
    if (node.type === 'heading') {
      const heading = {depth: node.depth, text: headingText(node), id: headingId(node) ?? ''};
      this.enter(heading);
      this.parts.headings.push({...heading, line: lineOf(node)});
      const words = node.children.filter(({type}) => type !== 'mdxTextExpression');
      this.parts.texts.push({
        kind: 'heading',
        text: sourceOf(this.source, words[0], words.at(-1)).trim(),
        id: this.place(0).id,
        line: lineOf(node),
      });
    } else if (node.type === 'code') this.takeSample(node);
    else if (node.type === 'table') this.takeTable(node);
    else if (node.type === 'paragraph') this.takeParagraph(node, parent, index);
    else this.takeElement(node);
  }

  walk(parent: Parents): void {
    parent.children.forEach((node, index) => {
      this.take(node, parent, index);
      if ('children' in node) this.walk(node);
      if (isJsxElement(node) && node.name === 'details') this.above = this.above.filter(({depth}) => depth < SUMMARY_DEPTH);
    });
  }
}

function findWords(tree: Root, source: string): string[] {
  const words = new Set<string>();
  visit(tree, 'strong', ({children}) => {
    const text = sourceOf(source, children[0], children.at(-1));
    if (LABEL.test(text)) words.add(text);
  });
  return [...words].sort();
}

/**
 * Finds the parts of a page.
 *
 * @param tree its parsed text, if it was parsed before
 * @throws the parser's message, with a `line`, if the text is not valid MDX
 */
export function findParts(source: string, tree = parseMdx(source)): PageParts {
  const collector = new Collector(source);
  collector.walk(tree);
  return {...collector.parts, links: listLinks(tree), anchors: listAnchors(tree).map(({id}) => id), words: findWords(tree, source)};
}
