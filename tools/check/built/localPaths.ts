import {escapeRegExp} from '../../../lib/input/escapeRegExp';
import type {BuiltProblem} from './rules';

const MAX_NAMED = 3;

/**
 * Finds absolute paths of the build machine in scripts or pages: paths of files in the repository.
 *
 * @param files names in the site, and texts
 * @param root absolute path of the repository
 * @param entries names in the root folder: the root path alone may also be an example in a page, such as `/app`
 */
export function checkLocalPaths(
  files: Iterable<readonly [file: string, text: string]>,
  root: string,
  entries: readonly string[],
): BuiltProblem[] {
  const local = new RegExp(`${escapeRegExp(root)}/(?:${entries.map(escapeRegExp).join('|')})(?![\\w-])[^"'\`\\s<)]*`, 'g');
  return [...files].flatMap(([file, text]) => {
    const found = [...new Set(text.match(local))];
    if (found.length === 0) return [];
    const named = found.slice(0, MAX_NAMED).join('、') + (found.length > MAX_NAMED ? '……' : '');
    const message = `有 ${found.length} 个本机的绝对路径（${named}）；配置里写相对路径，路由的数据用 lib/build/createRouteData.ts`;
    return [{file, rule: '本机路径', message}];
  });
}
