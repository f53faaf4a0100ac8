import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ElkNode} from 'elkjs/lib/elk-api';
import {InputError} from '../../../../lib/input/inputError';
import {parseJsonInput, readInputText} from '../../../../lib/input/readInput';

/** Wider pictures would have to be scaled down on usual desktop screens, and be hard to read. */
export const MAX_WIDE_WIDTH = 870;

/** Finds the layout of a graph, out of several where one alone may not fit. */
export type LayoutSearch = (graph: ElkNode) => Promise<ElkNode>;
/** Gives the layout of a graph: what the search finds, or what it found before. */
export type Layouter = (graph: ElkNode, search: LayoutSearch) => Promise<ElkNode>;

/** Layouts by the digests of their graphs. */
export type Layouts = Record<string, ElkNode>;

/** The layouts of a folder's figures, found ahead: searching takes more time than all the rest of drawing. */
export const LAYOUTS_FILE = 'layouts.json';
const HOW_TO_WRITE = '用 npm run figures:layout 重新写一遍';

/** What pictures are drawn from. The rest of a result is the graph that was asked for. */
const GEOMETRY = [
  'id',
  'x',
  'y',
  'width',
  'height',
  'text',
  'children',
  'edges',
  'labels',
  'sections',
  'startPoint',
  'bendPoints',
  'endPoint',
];

const keyOf = (graph: ElkNode): string => createHash('sha256').update(JSON.stringify(graph)).digest('hex').slice(0, 16);

/** Searches for every layout. */
export const searchLayouts: Layouter = (graph, search) => search(graph);

/** Takes layouts that are known, and searches for the others. */
export const withLayouts =
  (known: Layouts): Layouter =>
  async (graph, search) =>
    known[keyOf(graph)] ?? search(graph);

/** Searches for every layout and notes it. */
export const noteLayouts =
  (found: Layouts): Layouter =>
  async (graph, search) => {
    const layout = await search(graph);
    found[keyOf(graph)] = JSON.parse(JSON.stringify(layout, GEOMETRY)) as ElkNode;
    return layout;
  };

/** Layouts as a text with a line each: a figure that changes, changes its own lines. */
export function printLayouts(layouts: Layouts): string {
  const lines = Object.keys(layouts)
    .sort()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(layouts[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Reads the layouts of a folder's figures; a folder without the file has none.
 *
 * @throws InputError where the file is damaged
 */
export function readLayouts(dir: string): Layouts {
  const file = path.join(dir, LAYOUTS_FILE);
  const name = `${path.basename(dir)}/${LAYOUTS_FILE}`;
  if (!existsSync(file)) return {};
  const text = readInputText({path: file, name});
  const value = parseJsonInput(text, name);
  const isLayouts =
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((layout) => Array.isArray(layout?.children));
  if (!isLayouts) throw new InputError(`${name}：应为“图的摘要: 排版”的键值对，每个排版有 children；${HOW_TO_WRITE}`);
  return value as Layouts;
}
