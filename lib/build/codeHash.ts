import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

const ROOT = path.join(__dirname, '../..');

/** Modules of this repository that the code in some files consists of: the files, and all that they import. Packages are left out. */
export function listModules(entries: readonly string[]): string[] {
  const {metafile} = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [...new Set(entries)],
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    outdir: 'unwritten',
    packages: 'external',
    platform: 'node',
    write: false,
  });
  return Object.keys(metafile.inputs).sort();
}

/**
 * Hash of all code that runs when functions of some files are called: the files, the modules that they import, the versions of all packages,
 * and Node. A kept result that has it as a part of its key is made anew when any of these changes. Data that the code reads from files by
 * itself is not included.
 *
 * @param entries absolute paths of modules
 */
export function codeHash(entries: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...listModules(entries), 'package-lock.json']) {
    const content = readFileSync(path.join(ROOT, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
