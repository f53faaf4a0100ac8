import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';

/** What is checked without further words: every text that readers see. What does not exist yet is passed over. */
export const DEFAULT_PATHS = [
  'docs',
  'versioned_docs',
  'api',
  'figures',
  'site',
  'translation/corrections.yaml',
  'i18n/zh-Hans/code.json',
] as const;

/** What of these folders holds no text for readers: structure, addresses, lists of versions. */
const NO_TEXTS = /^api\/(?:[\w.]+\/)?(?:openapi\.ya?ml|landing\.md)$|^site\/(?:versions|(?:[\w.]+\/)?(?:redirects|successors))\.yaml$/;

/** Pages and texts; a README speaks to contributors and follows no page rules. */
const CHECKED = /(?<!README)\.(?:mdx?|ya?ml)$|^i18n\/.*\.json$/;

function listFolder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
    path.posix.join(folder, file.split(path.sep).join('/')),
  );
}

/**
 * Lists the files to check, as paths from the root with forward slashes.
 *
 * @throws Error that names every path that does not exist or cannot be checked
 */
export function listFiles(root: string, paths: readonly string[]): string[] {
  const asked = paths.map((name) => path.relative(root, path.resolve(root, name)).split(path.sep).join('/'));
  // The whole repository would bring in what others wrote: dependencies, builds.
  const outside = paths.filter((_, index) => /^(?:\.\.(?:\/|$)|\/|$)/.test(asked[index] ?? '') || path.isAbsolute(asked[index] ?? ''));
  if (outside.length > 0) {
    throw new InputError(
      `应为本仓库里的文件或文件夹，例如 ${DEFAULT_PATHS.join('、')}；收到的是 ${outside.map((name) => JSON.stringify(name)).join('、')}`,
    );
  }
  const missing = asked.filter((name) => !existsSync(path.join(root, name)));
  if (missing.length > 0) throw new InputError(`找不到：${missing.join('、')}`);
  const isFolder = (name: string) => statSync(path.join(root, name)).isDirectory();
  const unreadable = asked.filter((name) => !isFolder(name) && !CHECKED.test(name));
  if (unreadable.length > 0) throw new InputError(`只能检查 .mdx、.md、.yaml、.yml 和 .json：${unreadable.join('、')}`);
  const folders = asked.length > 0 ? asked : DEFAULT_PATHS.filter((name) => existsSync(path.join(root, name)));
  const isText = (file: string) => CHECKED.test(file) && !NO_TEXTS.test(file);
  const files = folders.flatMap((name) => (isFolder(name) ? listFolder(root, name).filter(isText) : [name]));
  return [...new Set(files)].sort();
}
