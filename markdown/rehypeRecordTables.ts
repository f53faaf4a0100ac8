import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Names up to this length leave room for a sentence beside them, on a phone too. */
const SHORT_NAME = 16;

const isElement = (node: ElementContent | Root['children'][number]): node is Element => node.type === 'element';
const textOf = (node: ElementContent): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';
const childrenOf = (element: Element | undefined, ...names: string[]): Element[] =>
  (element?.children ?? []).filter(isElement).filter(({tagName}) => names.includes(tagName));

/** Whether a cell begins with a name, linked or not. */
function beginsWithName(cell: Element): boolean {
  const first = cell.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!first || !isElement(first)) return false;
  return first.tagName === 'code' || (first.tagName === 'a' && beginsWithName(first));
}

const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** What the last column is called where it holds what there is to say of a name: the sentence says so itself. */
const PLAIN_HEADERS = new Set(['说明', '作用', '含义']);

/**
 * Marks the tables that look up names (parameters, variables, options), which phones show as records (`.records` in src/css/tables.css):
 * the name, under it the rest. The header words come along as the custom properties `--head-2`, `--head-3` … of the table.
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
      const names = firstCells.filter(beginsWithName).map(textOf);
      // What comes twice is no name that one looks up, but a value.
      if (headers.length < 2 || names.length * 2 <= firstCells.length || new Set(names).size < names.length) return;
      if (headers.length === 2 && firstCells.every((cell) => textOf(cell).length <= SHORT_NAME)) return;
      table.properties.className = ['records'];
      const words = headers.flatMap((text, index) =>
        index === 0 || !text || PLAIN_HEADERS.has(text) ? [] : [`--head-${index + 1}:${cssString(text)}`],
      );
      if (words.length > 0) table.properties.style = words.join(';');
    });
  };
}
