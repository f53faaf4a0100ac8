import {existsSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {listFolder} from '../../lib/input/listFolder';

/** Paths that are checked by default: all texts for readers. Paths that do not exist are skipped. */
export const DEFAULT_PATHS = [
  'docs',
  'versioned_docs',
  'api',
  'figures',
  'site',
  'errors',
  'translation/corrections.yaml',
  'i18n/zh-Hans/code.json',
  'static/manifest.json',
] as const;

/** Files in these folders without texts for readers: structure, addresses, version lists. */
const NO_TEXTS =
  /^api\/(?:[\w.]+\/)?openapi\.ya?ml$|^site\/(?:versions|(?:[\w.]+\/)?(?:redirects|successors))\.yaml$|^errors\/reports\.yaml$/;

/** Pages and texts. A README is for contributors and does not follow the page rules. */
const CHECKED = /(?<!README)\.(?:mdx?|ya?ml)$|^i18n\/.*\.json$|^static\/manifest\.json$/;

/** Path of a command line argument relative to the repository, which may be reached through a link. */
function fromRoot(root: string, name: string): string {
  const full = path.resolve(root, name);
  const isOutside = path.relative(root, full).startsWith('..');
  const real = isOutside && existsSync(full) ? path.relative(realpathSync(root), realpathSync(full)) : path.relative(root, full);
  return real.split(path.sep).join('/');
}

/**
 * Lists the files to check as relative paths with forward slashes.
 *
 * @throws Error that names every path that does not exist or cannot be checked
 */
export function listFiles(root: string, paths: readonly string[]): string[] {
  const asked = paths.map((name) => fromRoot(root, name));
  // The whole repository would include files by others: dependencies, builds.
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
  const inFolder = (name: string) => listFolder(path.join(root, name)).map((file) => path.posix.join(name, file));
  const isText = (file: string) => CHECKED.test(file) && !NO_TEXTS.test(file);
  const files = folders.flatMap((name) => (isFolder(name) ? inFolder(name).filter(isText) : [name]));
  if (files.length === 0) throw new InputError(`没有可检查的文件：${folders.join('、')} 里没有读者看到的文字`);
  return [...new Set(files)].sort();
}
