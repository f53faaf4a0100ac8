import {type Fields, isFields} from './readOpenApi';

/** One step of a path: a key, an index, everything, or the items with a certain value. */
type Step = {kind: 'key'; key: string} | {kind: 'index'; index: number} | {kind: 'all'} | {kind: 'filter'; key: string; value: string};

const STEP_PATTERNS: readonly [RegExp, (match: RegExpExecArray) => Step][] = [
  [/^(?:\.\*|\[\*\])/, () => ({kind: 'all'})],
  [/^\.([A-Za-z_$][\w$-]*)/, ([, key = '']) => ({kind: 'key', key})],
  [/^\[(\d+)\]/, ([, index]) => ({kind: 'index', index: Number(index)})],
  [/^\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\]/, ([, single, double]) => ({kind: 'key', key: unescapeText(single ?? double ?? '')})],
  [
    /^\[\?\(?\s*@\.([\w$-]+)\s*==\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*\)?\]/,
    ([, key = '', single, double]) => ({kind: 'filter', key, value: unescapeText(single ?? double ?? '')}),
  ],
];

const unescapeText = (text: string) => text.replace(/\\(.)/g, '$1');

/**
 * Parses the part of JSONPath that overlays use: keys, indexes, `*`, and filters by one equal text.
 *
 * @throws Error that shows the part that is not understood
 */
export function parseJsonPath(path: string): Step[] {
  if (!path.startsWith('$')) throw new Error(`JSONPath 应以 $ 开头：${path}`);
  const steps: Step[] = [];
  let rest = path.slice(1);
  while (rest !== '') {
    const found = STEP_PATTERNS.map(([pattern, read]) => ({match: pattern.exec(rest), read})).find(({match}) => match !== null);
    if (!found?.match) throw new Error(`JSONPath 里看不懂“${rest}”；可以用 .键、['键']、[0]、[*] 和 [?(@.键=='值')]`);
    steps.push(found.read(found.match));
    rest = rest.slice(found.match[0].length);
  }
  return steps;
}

function children(node: unknown): unknown[] {
  if (Array.isArray(node)) return node;
  return isFields(node) ? Object.values(node) : [];
}

function takeStep(node: unknown, step: Step): unknown[] {
  switch (step.kind) {
    case 'all':
      return children(node);
    case 'filter':
      return children(node).filter((item) => isFields(item) && item[step.key] === step.value);
    case 'index':
      return Array.isArray(node) && step.index < node.length ? [node[step.index]] : [];
    case 'key':
      return isFields(node) && Object.hasOwn(node, step.key) ? [(node as Fields)[step.key]] : [];
  }
}

/** Finds the nodes that a path leads to. */
export function findNodes(root: unknown, path: string): unknown[] {
  return parseJsonPath(path).reduce<unknown[]>((nodes, step) => nodes.flatMap((node) => takeStep(node, step)), [root]);
}
