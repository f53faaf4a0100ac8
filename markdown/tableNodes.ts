import type {PhrasingContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A table cell. Strings may contain code in backticks and bold in asterisks. */
export type Cell = readonly (string | PhrasingContent)[];

/** A table row. `values` has one value for each facet of the table. */
export type Row = {cells: readonly Cell[]; id?: string; values?: readonly string[]};

/** A list of values by which readers filter rows. */
export type Facet = {label: string; values: readonly string[]};

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Parses text with `code` and **bold** from a data file. */
export function phrasingOf(text: string): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push({type: 'text', value: text.slice(end, match.index)});
    const [, code, bold] = match;
    found.push(
      code === undefined ? {type: 'strong', children: [{type: 'text', value: bold as string}]} : {type: 'inlineCode', value: code},
    );
    end = match.index + match[0].length;
  }
  return end < text.length ? [...found, {type: 'text', value: text.slice(end)}] : found;
}

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const link = (url: string, text: string): PhrasingContent => ({type: 'link', url, children: phrasingOf(text)});

// Only the first cell of a row, the name, is searched. The other cells would fill the search with what the page itself can filter.
const NOT_SEARCHED = {hProperties: {'data-search': 'none'}};

function toRow({cells, id, values = []}: Row): TableRow {
  return {
    type: 'tableRow',
    data: {hProperties: {...(id ? {id} : {}), ...Object.fromEntries(values.map((value, index) => [`data-facet-${index}`, value]))}},
    children: cells.map((cell, index) => ({
      type: 'tableCell',
      ...(index > 0 ? {data: NOT_SEARCHED} : {}),
      children: cell.flatMap((part) => (typeof part === 'string' ? phrasingOf(part) : [part])),
    })),
  };
}

/** A table of which only the first column is searched. */
export function tableOf(header: readonly string[], rows: readonly Row[]): Table {
  return {type: 'table', children: [toRow({cells: header.map((title) => [title])}), ...rows.map(toRow)]};
}

/**
 * A table that readers can filter by words and by `facets`.
 *
 * @param label label of the filter field: “筛选设置”
 * @param unit unit of the row count: “项设置”
 * @param wide number of the widest column
 */
export function filterableTable(
  {label, unit, wide, facets}: {label: string; unit: string; wide: 2 | 3; facets: readonly Facet[]},
  table: Table,
): MdxJsxFlowElement {
  const count = String(table.children.length - 1);
  const attributes = Object.entries({label, unit, count, wide: String(wide), facets: JSON.stringify(facets)});
  return {
    type: 'mdxJsxFlowElement',
    name: 'FilterableTable',
    attributes: attributes.map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [table],
  };
}

/** Whether a node is a block element with this name. */
export const isElement = (node: {type: string}, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === name;
