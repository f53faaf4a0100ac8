import type {BuiltProblem} from './rules';

const MAX_NAMED = 3;
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds what a script or a page tells of the machine that built it: paths of files in the repository, from the root of its disk.
 *
 * @param files names in the site, and texts
 * @param root absolute path of the repository
 * @param entries what lies there; the path alone may also be an example in a page, as `/app` is
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
