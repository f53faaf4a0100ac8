import {readFileSync} from 'node:fs';
import path from 'node:path';
import {jsonpath} from 'json-p3';
import {decodeText} from '../input/decodeText';
import {describeReadError} from '../input/inputError';
import {isObject} from '../input/isObject';
import {parseYaml} from '../input/parseYaml';
import {type JsonPath, toPointer} from './openApi';
import type {ApiProblem, JsonValue} from './types';

/** A YAML file with the line of each value. */
export type SourceFile = {
  /** Path relative to the site, for messages. */
  file: string;
  value: JsonValue;
  /** 1-based line of the deepest existing part of a path. */
  lineOf: (path: JsonPath) => number;
};

/** Copies through JSON, to separate values that YAML aliases share: an overlay must change only one place. */
const separate = (value: unknown) => JSON.parse(JSON.stringify(value)) as JsonValue;

/** Reads a YAML file of the site. Syntax errors become problems, and the value is `null`. */
export function readSourceFile(siteDir: string, file: string): {source: SourceFile; problems: ApiProblem[]} {
  const unreadable = (problem: Omit<ApiProblem, 'file'>) => ({
    source: {file, value: null, lineOf: () => 1},
    problems: [{file, ...problem}],
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(siteDir, file));
  } catch (error) {
    return unreadable({message: `读不到这个文件：${describeReadError(error)}`});
  }
  const {text, problem} = decodeText(bytes);
  if (problem) return unreadable(problem);
  const {value, problems, lineOf} = parseYaml(text);
  return {
    source: {file, value: separate(value), lineOf},
    problems: problems.map(({line, message}) => ({file, line, message: `不是有效的 YAML：${message}`})),
  };
}

/** One change of an overlay, applied to all places that its target selects. */
export type OverlayAction = {
  /** Whether it belongs to several API versions, so that its target may be missing in this one. */
  isShared?: true;
  target: string;
  update?: JsonValue;
  remove?: boolean;
  file: string;
  /** Computed on access, because building the tree with positions is slow. */
  readonly line: number;
  /** Index in the `actions` of the file. */
  index: number;
};

const SUPPORTED_VERSION = '1.0.0';
const DOCUMENT_KEYS = ['overlay', 'info', 'extends', 'actions'];
const ACTION_KEYS = ['target', 'description', 'update', 'remove'];

type JsonObject = {[key: string]: JsonValue};

function unknownKeys(value: JsonObject, known: string[]): string[] {
  return Object.keys(value).filter((key) => !known.includes(key) && !key.startsWith('x-'));
}

function checkDocument(value: JsonObject): string[] {
  const info = isObject(value.info) ? value.info : {};
  return [
    ...unknownKeys(value, DOCUMENT_KEYS).map((key) => `${key}：不认识的键；只能有 ${DOCUMENT_KEYS.join('、')}`),
    ...(value.overlay === SUPPORTED_VERSION ? [] : [`overlay：应为 ${SUPPORTED_VERSION}；收到的是 ${JSON.stringify(value.overlay)}`]),
    ...['title', 'version']
      .filter((key) => typeof info[key] !== 'string')
      .map((key) => `info.${key}：应为文字；收到的是 ${JSON.stringify(info[key])}`),
    ...(Array.isArray(value.actions) && value.actions.length > 0
      ? []
      : [`actions：应为至少有一项的列表；收到的是 ${JSON.stringify(value.actions)}`]),
  ];
}

function checkAction(action: JsonValue): string[] {
  if (!isObject(action)) return [`应为含 target 的键值对；收到的是 ${JSON.stringify(action)}`];
  const hasUpdate = 'update' in action;
  return [
    ...unknownKeys(action, ACTION_KEYS).map((key) => `${key}：不认识的键；只能有 ${ACTION_KEYS.join('、')}`),
    ...(typeof action.target === 'string' && action.target.startsWith('$')
      ? []
      : [`target：应为以 $ 开头的 JSONPath；收到的是 ${JSON.stringify(action.target)}`]),
    ...(!hasUpdate && action.remove !== true ? ['update：没有要写入的内容；请加上 update，或者写 remove: true'] : []),
    ...(hasUpdate && !isObject(action.update) ? [`update：应为键值对；收到的是 ${JSON.stringify(action.update)}`] : []),
  ];
}

/** Checks an overlay file and lists its actions, without those that have problems. */
export function parseOverlay({file, value, lineOf}: SourceFile): {actions: OverlayAction[]; problems: ApiProblem[]} {
  if (!isObject(value)) return {actions: [], problems: [{file, line: 1, message: '应为 OpenAPI Overlay 文档（键值对）'}]};
  const problems: ApiProblem[] = checkDocument(value).map((message) => ({file, line: lineOf([message.split(/[.：]/)[0] ?? '']), message}));
  const actions: OverlayAction[] = [];
  for (const [index, action] of (Array.isArray(value.actions) ? value.actions : []).entries()) {
    const found = checkAction(action);
    problems.push(...found.map((message) => ({file, line: lineOf(['actions', index]), pointer: `#/actions/${index}`, message})));
    if (found.length > 0) continue;
    actions.push({
      ...(action as unknown as OverlayAction),
      file,
      index,
      get line() {
        return lineOf(['actions', index]);
      },
    });
  }
  return {actions, problems};
}

/** The overlay action that wrote the value at a JSON pointer. */
export type Provenance = Map<string, {readonly file: string; readonly line: number}>;

type Node = {location: JsonPath; value: unknown};

function mergeInto(
  target: {[key: string]: JsonValue},
  update: {[key: string]: JsonValue},
  location: JsonPath,
  written: (path: JsonPath) => void,
): void {
  for (const [key, value] of Object.entries(update)) {
    const path = [...location, key];
    const current = target[key];
    if (isObject(current) && isObject(value)) mergeInto(current, value, path, written);
    else if (Array.isArray(current) && Array.isArray(value)) current.push(...value);
    else target[key] = value;
    written(path);
  }
}

function removeNode(root: JsonValue, location: JsonPath): void {
  const parent = location.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], root);
  const last = location.at(-1);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (isObject(parent) && last !== undefined) delete parent[last];
}

function selectNodes(action: OverlayAction, root: JsonValue): Node[] | string {
  try {
    const nodes = [...jsonpath.query(action.target, root)] as Node[];
    return nodes.length > 0 || action.isShared
      ? nodes
      : `target 没有选中任何内容：${action.target}；请对照 OpenAPI 文件检查路径、方法和名称`;
  } catch (error) {
    return `target 不是有效的 JSONPath：${action.target}（${(error as Error).message}）`;
  }
}

function applyAction(root: JsonValue, action: OverlayAction, nodes: Node[], provenance: Provenance): string[] {
  const problems: string[] = [];
  // In reverse order, so that removing a list item does not shift the others.
  for (const node of [...nodes].reverse()) {
    if (action.remove) removeNode(root, node.location);
    else if (isObject<JsonValue>(node.value) && isObject<JsonValue>(action.update)) {
      // Each place gets its own copy; otherwise the next action would change all of them.
      const update = structuredClone(action.update);
      mergeInto(node.value, update, node.location, (path) => provenance.set(toPointer(path), action));
    } else if (Array.isArray(node.value) && action.update !== undefined) node.value.push(structuredClone(action.update));
    else problems.push(`target 选中的 ${toPointer(node.location)} 不是对象，不能合并 update；请选中它所在的对象`);
  }
  return problems;
}

/**
 * Applies OpenAPI Overlay 1.0 actions in order and changes the document in place.
 *
 * @returns the writer of each value, and a problem for each action whose target selects nothing or cannot take its update
 */
export function applyOverlay(root: JsonValue, actions: readonly OverlayAction[]): {provenance: Provenance; problems: ApiProblem[]} {
  const provenance: Provenance = new Map();
  const problems: ApiProblem[] = [];
  for (const action of actions) {
    const nodes = selectNodes(action, root);
    if (action.isShared && typeof nodes !== 'string' && nodes.length === 0) continue;
    const found = typeof nodes === 'string' ? [nodes] : applyAction(root, action, nodes, provenance);
    problems.push(...found.map((message) => ({file: action.file, line: action.line, pointer: `#/actions/${action.index}`, message})));
  }
  return {provenance, problems};
}
