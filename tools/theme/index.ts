import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {type Main, runEntry} from '../command/runEntry';

const USAGE = `用法：npm run theme:changes -- <现在的版本> <新的版本>
升级 Docusaurus 之前运行：src/theme/ 和各插件 theme/ 里改写过的组件，原组件在两个版本之间变了什么（git diff）。
例如：npm run theme:changes -- 3.10.1 3.10.2`;
const ROOT = path.join(__dirname, '../..');
const PACKAGE = '@docusaurus/theme-classic';
const VERSION = /^\d+\.\d+\.\d+$/;

/** Folders with theme components; they override components of the theme, except for those that a plugin adds. */
const themeFolders = (root: string): string[] => [
  path.join(root, 'src/theme'),
  ...['plugins', 'packages']
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((plugin) => path.join(folder, plugin, 'theme'))),
];

/** Names of the theme components in a folder: `Tabs`, `DocItem/Footer`, `prism-include-languages`. */
function componentsIn(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.name.startsWith('__')) return [];
    if (entry.isDirectory()) return componentsIn(path.join(folder, entry.name), `${prefix}${entry.name}/`);
    const [name = '', extension] = entry.name.split(/\.(?=tsx?$)/);
    if (!extension) return [];
    return [name === 'index' ? prefix.slice(0, -1) : `${prefix}${name}`];
  });
}

/** Downloads a version of the theme and returns the folder of its components. */
function unpackTheme(version: string, folder: string): string {
  mkdirSync(folder);
  const spec = `${PACKAGE}@${version}`;
  const packed = spawnSync('npm', ['pack', spec, '--silent', '--pack-destination', folder], {encoding: 'utf8'});
  if (packed.status !== 0) throw new InputError(`取不到 ${spec}：${packed.stderr.trim() || packed.error?.message}；检查版本号和网络`);
  execFileSync('tar', ['-xzf', path.join(folder, packed.stdout.trim()), '-C', folder]);
  return path.join(folder, 'package/lib/theme');
}

/**
 * Compares the originals of overridden components.
 *
 * @param overridden component names; those that neither folder has belong to a plugin
 * @returns the git diff of each changed component
 */
export function compareOriginals(overridden: readonly string[], older: string, newer: string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const name of [...new Set(overridden)].sort()) {
    const files = [`${name}/index.js`, `${name}.js`, `${name}/styles.module.css`];
    const differences = files.map((file) => {
      const [before, after] = [older, newer]
        .map((folder) => path.join(folder, file))
        .map((full) => (existsSync(full) ? full : '/dev/null'));
      if (before === after) return '';
      const result = spawnSync('git', ['diff', '--no-index', '--', before ?? '', after ?? ''], {encoding: 'utf8'});
      if (result.status !== 0 && result.status !== 1) throw new Error(result.stderr || String(result.error));
      return result.stdout;
    });
    if (differences.some(Boolean)) changed.set(name, differences.join(''));
  }
  return changed;
}

/** Names of all theme components that this site overrides or its plugins add. */
export const listOverrides = (root: string): string[] => themeFolders(root).flatMap((folder) => componentsIn(folder));

/** Shows how an upgrade of Docusaurus changes the originals of overridden components. */
export const main: Main = (args) => {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  if (args.length !== 2 || !args.every((version) => VERSION.test(version))) {
    throw new InputError(`应有两个版本号，形如 3.10.2；收到 ${args.join(' ') || '空'}\n${USAGE}`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-'));
  const [older = '', newer = ''] = args.map((version) => unpackTheme(version, path.join(folder, version)));
  const overrides = listOverrides(ROOT);
  const changed = compareOriginals(overrides, older, newer);
  for (const [name, difference] of changed) console.log(`\n=== ${name}\n${difference}`);
  console.log(
    `看了 ${overrides.length} 个组件（插件自己的也在内），其中 ${changed.size} 个改写自主题的组件，原组件变了${changed.size > 0 ? `：${[...changed.keys()].join('、')}` : ''}`,
  );
  return 0;
};

runEntry(__filename, main);
