import {isMap, isScalar, isSeq, LineCounter, type Node, parseDocument} from 'yaml';

/** A syntax error in a text. */
export type YamlProblem = {line: number; message: string};

/** Parsed YAML with the line of each value. */
export type ParsedYaml = {
  /** `null` if there are problems or no content. */
  value: unknown;
  problems: YamlProblem[];
  /** 1-based line of a key, or of the deepest existing part of the path. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

function offsetOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

type Parsed = Pick<ParsedYaml, 'value' | 'problems'>;

const STORE = Symbol.for('langflow-docs-zh.parsedYaml');

/** Parse results, shared within the process: several plugins read the same files, and Docusaurus gives each its own copy of this module. */
const shared = globalThis as {[STORE]?: Map<string, Parsed>};
shared[STORE] ??= new Map();
const known = shared[STORE];

/** Reads of dates differ: YAML 1.2 has none; the parser of Docusaurus, which reads front matter, makes them objects. */
export type YamlDialect = {dates?: boolean};

function parse(text: string, {dates}: YamlDialect): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, ...(dates && {customTags: ['timestamp']})});
  // The parser only warns of a tag such as `!!js/function`, which Docusaurus refuses.
  const errors = [...document.errors, ...document.warnings.filter(({code}) => code === 'TAG_RESOLVE_FAILED')];
  if (errors.length > 0) {
    return {value: null, problems: errors.map(({pos, message}) => ({line: lines.linePos(pos[0]).line, message}))};
  }
  try {
    const value: unknown = document.toJS() ?? null;
    // Throws on circular values.
    JSON.stringify(value);
    return {value, problems: []};
  } catch (error) {
    // An alias without an anchor, with exponential expansion, or inside its own anchor.
    const message = `别名有误（${(error as Error).message.split('\n')[0]}）；去掉有问题的别名（*名字）`;
    return {value: null, problems: [{line: 1, message}]};
  }
}

/** Parses a text again to get positions; only messages need them. */
function findLines(text: string): ParsedYaml['lineOf'] {
  let find: ParsedYaml['lineOf'] | undefined;
  return (path) => {
    if (!find) {
      const lines = new LineCounter();
      const {contents} = parseDocument(text, {lineCounter: lines, prettyErrors: false});
      find = (place) => lines.linePos(offsetOf(contents, place)).line;
    }
    return find(path);
  };
}

/** Parses YAML 1.2; syntax errors become problems. Each caller gets its own copy of the value. */
export function parseYaml(text: string, dialect: YamlDialect = {}): ParsedYaml {
  const key = dialect.dates ? `dates\n${text}` : text;
  const parsed = known.get(key) ?? parse(text, dialect);
  known.set(key, parsed);
  return {...structuredClone(parsed), lineOf: findLines(text)};
}
