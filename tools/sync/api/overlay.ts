import {existsSync, readdirSync, statSync} from 'node:fs';
import {applyOverlay, type OverlayAction, parseOverlay, readSourceFile} from '../../../lib/openapi/overlay';
import {CommandError} from '../../command/commandLine';
import type {OpenApi} from './readOpenApi';

/**
 * Reads all overlays of a folder like the site does, sorted by name.
 *
 * @param isShared whether they are for several API versions, which may lack their targets
 * @throws CommandError that lists all problems
 */
export function readOverlays(folder: string, isShared = false): OverlayAction[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new CommandError(`找不到文件夹 ${folder}`);
  const files = readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort();
  const results = files.map((file) => {
    const {source, problems} = readSourceFile(folder, file);
    return problems.length > 0 ? {actions: [], problems} : parseOverlay(source);
  });
  const problems = results.flatMap((result) => result.problems);
  const actions = results.flatMap((result) => result.actions);
  // Changed in place, because copying an action would compute its line.
  if (isShared) for (const action of actions) action.isShared = true;
  if (problems.length === 0) return actions;
  throw new CommandError(`${folder} 有误：\n${problems.map(({file, line, message}) => `  - ${file}:${line ?? 1} ${message}`).join('\n')}`);
}

/** An action that cannot be applied: its target selects nothing, or nothing that can take its texts. */
export type DanglingAction = {file: string; line: number; target: string};

/** Applies overlays to a copy of an API; also returns the actions without a target. */
export function applyOverlays(api: OpenApi, actions: readonly OverlayAction[]): {api: OpenApi; dangling: DanglingAction[]} {
  // Data from JSON or YAML contain only JSON values after this copy.
  const result = JSON.parse(JSON.stringify(api));
  const dangling = actions.filter((action) => applyOverlay(result, [action]).problems.length > 0);
  return {api: result as OpenApi, dangling: dangling.map(({file, line, target}) => ({file, line, target}))};
}
