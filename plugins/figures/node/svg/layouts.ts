import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ElkNode} from 'elkjs/lib/elk-api';
import {InputError} from '../../../../lib/input/inputError';
import {parseJsonInput, readInputText} from '../../../../lib/input/readInput';

/** Wider pictures would be scaled down on usual desktop screens and hard to read. */
export const MAX_WIDE_WIDTH = 870;

/** Computes the layout of a graph; it may try several and choose one that fits. */
export type LayoutSearch = (graph: ElkNode) => Promise<ElkNode>;
/** Returns the layout of a graph: a stored one, or the result of `search`. */
export type Layouter = (graph: ElkNode, search: LayoutSearch) => Promise<ElkNode>;

/** Layouts by the hash of their graph. */
export type Layouts = Record<string, ElkNode>;

/** Precomputed layouts of the figures of a folder: computing them takes longer than the rest of drawing. */
export const LAYOUTS_FILE = 'layouts.json';
const HOW_TO_WRITE = '用 npm run figures:layout 重新写一遍';

/** Properties that are needed for drawing. The other properties of a layout repeat the graph. */
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

/** Computes every layout. */
export const searchLayouts: Layouter = (graph, search) => search(graph);

/** Uses the known layouts and computes the others. */
export const withLayouts =
  (known: Layouts): Layouter =>
  async (graph, search) =>
    known[keyOf(graph)] ?? search(graph);

/** Computes every layout and adds it to `found`. */
export const noteLayouts =
  (found: Layouts): Layouter =>
  async (graph, search) => {
    const layout = await search(graph);
    found[keyOf(graph)] = JSON.parse(JSON.stringify(layout, GEOMETRY)) as ElkNode;
    return layout;
  };

/** Formats layouts with one line each, so that a changed figure changes only its own lines. */
export function printLayouts(layouts: Layouts): string {
  const lines = Object.keys(layouts)
    .sort()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(layouts[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Reads the stored layouts of a folder; empty if the file does not exist.
 *
 * @throws InputError if the file is damaged
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
