import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Names up to this length leave space for a sentence next to them, also on phones. */
const SHORT_NAME = 16;

const isElement = (node: ElementContent | Root['children'][number]): node is Element => node.type === 'element';
const textOf = (node: ElementContent): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';
const childrenOf = (element: Element | undefined, ...names: string[]): Element[] =>
  (element?.children ?? []).filter(isElement).filter(({tagName}) => names.includes(tagName));

/** Whether a cell starts with a name, with or without a link. */
function beginsWithName(cell: Element): boolean {
  const first = cell.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!first || !isElement(first)) return false;
  return first.tagName === 'code' || (first.tagName === 'a' && beginsWithName(first));
}

/** Tables with so many columns are cut on every phone. */
const MANY_COLUMNS = 4;

/** Whether readers look something up in the first column: it names something different in each row. */
function isLookup(headers: readonly string[], firstCells: readonly Element[]): boolean {
  const all = firstCells.map((cell) => textOf(cell).trim());
  if (headers.length >= MANY_COLUMNS && !all.includes('') && new Set(all).size === all.length) return true;
  const names = firstCells.filter(beginsWithName).map(textOf);
  // A name that occurs twice is a value, not something that readers look up.
  if (headers.length < 2 || names.length * 2 <= firstCells.length || new Set(names).size < names.length) return false;
  return headers.length > 2 || all.some((text) => text.length > SHORT_NAME);
}

const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** Headers of a last column that only describes the name. Phones do not show these headers. */
const PLAIN_HEADERS = new Set(['说明', '作用', '含义']);

/**
 * Marks lookup tables (parameters, variables, options, comparisons). Phones show them as records: the name, with the other cells below (`.records` in
 * src/css/tables.css). The header texts are passed as custom properties `--head-2`, `--head-3` … of the table.
 */
export default function rehypeRecordTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head] = childrenOf(childrenOf(table, 'thead')[0], 'tr');
      const headers = childrenOf(head, 'th').map((cell) => textOf(cell).trim());
      const firstCells = childrenOf(table, 'tbody').flatMap((body) =>
        childrenOf(body, 'tr').flatMap((row) => childrenOf(row, 'td')[0] ?? []),
      );
      if (!isLookup(headers, firstCells)) return;
      table.properties.className = ['records'];
      const words = headers.flatMap((text, index) =>
        index === 0 || !text || PLAIN_HEADERS.has(text) ? [] : [`--head-${index + 1}:${cssString(text)}`],
      );
      if (words.length > 0) table.properties.style = words.join(';');
    });
  };
}
