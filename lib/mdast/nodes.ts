import type {BlockContent, DefinitionContent, List, ListItem, Paragraph, PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {u} from 'unist-builder';

/** Inline content; in a string, `code`, **bold** and [links](/address) are marked as in Markdown. */
export type Inline = string | PhrasingContent;

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

/** Parses one line of text from a data file: `code`, **bold** and [links](/address), nothing else. */
export function parseInline(text: string): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push(u('text', text.slice(end, match.index)));
    const [whole, codeText, bold, label = '', url = ''] = match;
    if (codeText !== undefined) found.push(code(codeText));
    else if (bold !== undefined) found.push(u('strong', [u('text', bold)]));
    else found.push(link(url, label));
    end = match.index + whole.length;
  }
  return end < text.length ? [...found, u('text', text.slice(end))] : found;
}

const toPhrasing = (parts: readonly Inline[]): PhrasingContent[] =>
  parts.flatMap((part) => (typeof part === 'string' ? parseInline(part) : [part]));

/** Inline code. For values from data: they may contain anything. */
export const code = (value: string): PhrasingContent => u('inlineCode', value);

export const link = (url: string, label: string): PhrasingContent => u('link', {url}, parseInline(label));

export const paragraph = (...parts: Inline[]): Paragraph => u('paragraph', toPhrasing(parts));

/** Inline pieces with a separator between them: “A、B”. */
export const joinInline = (pieces: readonly (Inline | readonly Inline[])[], separator: Inline = '、'): Inline[] =>
  pieces.flatMap((piece, index) => [...(index > 0 ? [separator] : []), ...[piece].flat()]);

/** An unordered list, or an ordered one. An item is one block or several. */
export function list(items: readonly (BlockContent | readonly BlockContent[])[], {ordered = false} = {}): List {
  const children = items.map((item): ListItem => u('listItem', {spread: false}, [item].flat()));
  return u('list', ordered ? {ordered, start: 1, spread: false} : {ordered, spread: false}, children);
}

/** A heading; with `id` if the plugins of Docusaurus must not make one. */
export const heading = (depth: 2 | 3, id: string | undefined, ...parts: Inline[]): RootContent =>
  u('heading', {depth, ...(id === undefined ? {} : {data: {id, hProperties: {id}}})}, toPhrasing(parts)) as RootContent;

/** A component or an HTML element with text attributes; `null` stands for an attribute without a value. */
export const element = (name: string, attributes: Record<string, string | null>, children: readonly RootContent[]): MdxJsxFlowElement =>
  u(
    'mdxJsxFlowElement',
    {name, attributes: Object.entries(attributes).map(([key, value]) => u('mdxJsxAttribute', {name: key, value}))},
    children as (BlockContent | DefinitionContent)[],
  );

/** Pieces of a line of their own, in a table cell or a paragraph. */
export const ownLine = (...parts: Inline[]): MdxJsxTextElement =>
  u('mdxJsxTextElement', {name: 'span', attributes: [u('mdxJsxAttribute', {name: 'className', value: 'own-line'})]}, toPhrasing(parts));

/** The value of an attribute that is plain text. */
export function textAttribute({attributes}: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Content of a table cell. */
export type Cell = Inline | readonly Inline[];

/** A table row. `values` has one value for each facet of the table, `versions` the range of versions that the row is about. */
export type Row = readonly Cell[] | {cells: readonly Cell[]; id?: string; values?: readonly string[]; versions?: string};

const NOT_SEARCHED = {hProperties: {'data-search': 'none'}};

type TableOptions = {
  /** Search only the first cell of a row, the name: for long tables, whose other cells would fill the search with what the page itself can filter. */
  searchNames?: boolean;
};

function toRow(row: Row, {searchNames}: TableOptions): TableRow {
  const {cells, id, values = [], versions} = 'cells' in row ? row : {cells: row};
  const facets = values.map((value, index) => [`data-facet-${index}`, value]);
  const hProperties = Object.fromEntries([...(id ? [['id', id]] : []), ...facets, ...(versions ? [['data-versions', versions]] : [])]);
  return u(
    'tableRow',
    {data: {hProperties}},
    cells.map((cell, index) =>
      u('tableCell', index > 0 && searchNames ? {data: NOT_SEARCHED} : {}, toPhrasing(typeof cell === 'string' ? [cell] : [cell].flat())),
    ),
  );
}

/** A table. */
export const table = (header: readonly string[], rows: readonly Row[], options: TableOptions = {}): Table =>
  u('table', [toRow(header, options), ...rows.map((row) => toRow(row, options))]);

/** A list of values by which readers filter rows. */
export type Facet = {label: string; values: readonly string[]};

/**
 * A table of which only the names are searched, and that readers can filter by words and by `facets`.
 *
 * @param label label of the filter field: “筛选设置”
 * @param unit unit of the row count: “项设置”
 * @param wide number of the widest column
 * @param versions label of a field for a version, if each row has `versions`: “我的版本”
 */
export function filterableTable(
  {label, unit, wide, facets, versions}: {label: string; unit: string; wide: 2 | 3 | 6; facets: readonly Facet[]; versions?: string},
  header: readonly string[],
  rows: readonly Row[],
): MdxJsxFlowElement {
  const attributes = {
    label,
    unit,
    count: String(rows.length),
    wide: String(wide),
    facets: JSON.stringify(facets),
    ...(versions ? {versions} : {}),
  };
  return element('FilterableTable', attributes, [table(header, rows, {searchNames: true})]);
}
