import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from '../commandLine';
import {findNodes, parseJsonPath} from './jsonPath';
import {type Fields, isFields, type OpenApi, readDataFile} from './readOpenApi';

/** One action of an overlay: what it writes, and where. */
export type OverlayAction = {
  /** File and place of the action, for messages. */
  origin: string;
  target: string;
  update: Fields;
};

function readAction(value: unknown, origin: string): OverlayAction | string {
  if (!isFields(value) || typeof value.target !== 'string') return `${origin}：应有 target`;
  if (!isFields(value.update)) return `${origin}：应有 update（键值对）；收到的是 ${JSON.stringify(value.update) ?? '空'}`;
  try {
    parseJsonPath(value.target);
  } catch (error) {
    return `${origin}：${(error as Error).message}`;
  }
  return {origin, target: value.target, update: value.update};
}

/**
 * Reads all overlays of a folder, in the order of their names.
 *
 * @throws CommandError that lists every action that is not sound
 */
export function readOverlays(folder: string): OverlayAction[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new CommandError(`找不到文件夹 ${folder}`);
  const files = readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort();
  const results = files.flatMap((file) => {
    const {overlay, actions} = readDataFile(path.join(folder, file));
    if (typeof overlay !== 'string' || !Array.isArray(actions))
      return [`${file}：不是 OpenAPI Overlay 文件，应有 overlay: 1.0.0 和 actions`];
    return actions.map((action: unknown, index) => readAction(action, `${file} 第 ${index + 1} 条`));
  });
  const problems = results.filter((result) => typeof result === 'string');
  if (problems.length > 0) throw new CommandError(`${folder} 有误：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return results.filter((result) => typeof result !== 'string');
}

/** Merges as the overlay specification says: key by key, lists one after the other, values replaced. */
function merge(target: Fields, update: Fields): void {
  for (const [key, value] of Object.entries(update)) {
    const present = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isFields(present) && isFields(value)) merge(present, value);
    else if (Array.isArray(present) && Array.isArray(value)) target[key] = [...present, ...value];
    else target[key] = structuredClone(value);
  }
}

/** Applies overlays to a copy of an API; also returns the actions that found nothing to write to. */
export function applyOverlays(api: OpenApi, actions: readonly OverlayAction[]): {api: OpenApi; dangling: OverlayAction[]} {
  const result = structuredClone(api);
  const dangling = actions.filter(({target, update}) => {
    const nodes = findNodes(result, target).filter(isFields);
    for (const node of nodes) merge(node, update);
    return nodes.length === 0;
  });
  return {api: result, dangling};
}
