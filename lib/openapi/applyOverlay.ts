import {jsonpath} from 'json-p3';
import {type JsonPath, toPointer} from './jsonPointer';
import {isObject, type OverlayAction} from './parseOverlay';
import type {JsonValue, Problem} from './types';

/** Which overlay action wrote the value at a JSON pointer. */
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
  // From the end, so that removing one item of a list does not move the others.
  for (const node of [...nodes].reverse()) {
    if (action.remove) removeNode(root, node.location);
    else if (isObject(node.value) && isObject(action.update)) {
      // Each place gets its own copy: two places that share an object would both change with the next action.
      const update = structuredClone(action.update);
      mergeInto(node.value, update, node.location, (path) => provenance.set(toPointer(path), action));
    } else if (Array.isArray(node.value) && action.update !== undefined) node.value.push(structuredClone(action.update));
    else problems.push(`target 选中的 ${toPointer(node.location)} 不是对象，不能合并 update；请选中它所在的对象`);
  }
  return problems;
}

/**
 * Applies OpenAPI Overlay 1.0 actions in order, changing the document in place.
 *
 * @returns who wrote what, and a problem for each action whose target selects nothing or cannot take its update
 */
export function applyOverlay(root: JsonValue, actions: readonly OverlayAction[]): {provenance: Provenance; problems: Problem[]} {
  const provenance: Provenance = new Map();
  const problems: Problem[] = [];
  for (const action of actions) {
    const nodes = selectNodes(action, root);
    if (action.isShared && typeof nodes !== 'string' && nodes.length === 0) continue;
    const found = typeof nodes === 'string' ? [nodes] : applyAction(root, action, nodes, provenance);
    problems.push(...found.map((message) => ({file: action.file, line: action.line, pointer: `#/actions/${action.index}`, message})));
  }
  return {provenance, problems};
}
