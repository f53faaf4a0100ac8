import {readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {codeHash} from '../../../lib/build/codeHash';
import {hashData} from '../../../lib/build/hashData';

/** File of a package of this repository, whose version does not tell its code; undefined for other packages, installed or not. */
function findOwnPackage(siteDir: string, name: string): string | undefined {
  try {
    const file = realpathSync(createRequire(path.join(siteDir, 'package.json')).resolve(name));
    return file.split(path.sep).includes('node_modules') ? undefined : file;
  } catch {
    return undefined;
  }
}

/** Absolute paths of the plugins that a configuration names by path, and of those in packages of this repository. */
function listPluginFiles(siteDir: string, {plugins, themes}: LoadContext['siteConfig']): string[] {
  const named = [...plugins, ...themes].map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin));
  return named.flatMap((name) => {
    if (typeof name !== 'string') return [];
    return name.startsWith('.') ? path.resolve(siteDir, name) : (findOwnPackage(siteDir, name) ?? []);
  });
}

/** The browsers that scripts and styles are compiled for. */
const readBrowsers = (): unknown =>
  (JSON.parse(readFileSync(path.join(__dirname, '../../../package.json'), 'utf8')) as {browserslist?: unknown}).browserslist;

/**
 * Hash of everything that bundled pages are made from and that the bundler does not see: code of the configuration and of plugins, settings
 * of the site, and the data that Markdown transforms get. The bundler itself watches pages, styles, browser code and generated data.
 */
export function hashInputs(
  {siteDir, siteConfig, siteConfigPath}: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'siteConfigPath'>,
  data: unknown,
): string {
  const code = codeHash([siteConfigPath, ...listPluginFiles(siteDir, siteConfig)]);
  // Functions, such as Markdown transforms, are left out by JSON: their code and their data are hashed.
  return hashData([code, readBrowsers(), JSON.stringify(siteConfig), data]);
}
