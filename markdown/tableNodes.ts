import type {PhrasingContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A cell: pieces of text, where strings may hold code in backticks and bold in asterisks. */
export type Cell = readonly (string | PhrasingContent)[];

/** A row, and by which values readers may choose it, one for each facet of the table. */
export type Row = {cells: readonly Cell[]; id?: string; values?: readonly string[]};

/** A list from which readers choose which rows they see. */
export type Facet = {label: string; values: readonly string[]};

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Text with `code` and **bold** as a person writes it in a data file. */
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

// Only the first cell of a row, its name, is searched for: the rest would fill the search with what the page itself filters.
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

/** A table whose first column is searched for, and the others are not. */
export function tableOf(header: readonly string[], rows: readonly Row[]): Table {
  return {type: 'table', children: [toRow({cells: header.map((title) => [title])}), ...rows.map(toRow)]};
}

/**
 * A table that readers can filter by words and by `facets`, in the component that does it.
 *
 * @param label what the field is called: “筛选设置”
 * @param unit what is counted: “项设置”
 * @param wide number of the column that takes the room
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

/** Replaces each element with this name on a line of its own. */
export const isElement = (node: {type: string}, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === name;
