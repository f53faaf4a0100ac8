import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A module of the bundler, as far as its origin goes. */
export type BundledModule = {
  identifier(): string;
  /** Parts of a module that was made by joining several. */
  modules?: BundledModule[];
};

const MODULES = 'node_modules';
/** The bundler's own runtime is a part of every bundle, though no module of it. */
const BUNDLER_FOLDER = 'node_modules/@rspack/core';

/** Path of the file that a module was made from: `css|loader!loader!file|0|` → `file`. */
export function fileOf(identifier: string): string {
  const request = identifier.split('!').at(-1) ?? '';
  // `|` and `?` end a path here; a joined module names a hash after its file.
  return request.replace(/^(?:css|javascript\/\w+)\|/, '').replace(/[|?].*$/s, '');
}

/** The folder of the package that a file belongs to: the nearest whose `package.json` has a name and a version. */
function packageFolder(file: string): string | undefined {
  for (let folder = path.dirname(file); path.dirname(folder) !== folder; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const {name, version} = JSON.parse(readFileSync(manifest, 'utf8')) as {name?: string; version?: string};
    // Folders inside packages have manifests too, which only say what kind of modules are there.
    if (name && version) return folder;
  }
  return undefined;
}

function filesOf(module: BundledModule): string[] {
  return module.modules ? module.modules.flatMap(filesOf) : [fileOf(module.identifier())];
}

/** Lists the package folders, relative to the root, from which modules come. */
export function collectFolders(modules: Iterable<BundledModule>, root: string): string[] {
  const files = new Set([...modules].flatMap(filesOf).filter((file) => file.split(path.sep).includes(MODULES)));
  const folders = new Set([...files].map((file) => packageFolder(file)).filter((folder) => folder !== undefined));
  const relative = [...folders].map((folder) => path.relative(root, folder).split(path.sep).join('/'));
  return [...new Set([...relative, BUNDLER_FOLDER])].sort();
}
