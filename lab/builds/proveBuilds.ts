import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {buildPackages} from '../../tools/build/buildPackages';
import {docusaurusCommand} from '../../tools/build/docusaurusCommand';
import {compareBuilds} from './compareBuilds';
import {copySite, reduceSite} from './copySite';
import type {BuildEdit} from './edits';

/** What one build left behind. */
type Build = {folder: string; seconds: number};

/** Comparison of the two builds after an edit. */
export type Proof = {
  name: string;
  /** Files that differ between the warm and the cold build; must be empty. */
  stale: string[];
  /** Number of files that the edit changed; 0 means that it proves nothing. */
  changed: number;
  warm: number;
  cold: number;
};

/** Everything that one build leaves for the next. */
const KEPT = ['node_modules/.cache', '.docusaurus'];

export type ProofOptions = {
  root: string;
  /** Empty folder for the copies and the builds. */
  folder: string;
  /** Pages that each folder keeps in the reduced copy; without it, all pages stay. */
  pages?: number;
  report: (line: string) => void;
};

function build(copy: string, folder: string): Build {
  const start = performance.now();
  buildPackages(copy);
  const {status, stdout, stderr} = spawnSync(process.execPath, [...docusaurusCommand(), 'build', copy], {
    encoding: 'utf8',
    cwd: copy,
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new InputError(`构建失败（${copy}）：\n${stdout}\n${stderr}`);
  rmSync(folder, {recursive: true, force: true});
  renameSync(path.join(copy, 'build'), folder);
  return {folder, seconds: (performance.now() - start) / 1000};
}

function removeCaches(copy: string): void {
  for (const name of KEPT) rmSync(path.join(copy, name), {recursive: true, force: true});
}

/**
 * Builds a copy of the site once, and then for each edit twice: with what the first build left, and with nothing. Both must give the same
 * files.
 */
export function proveBuilds(edits: readonly BuildEdit[], {root, folder, pages, report}: ProofOptions): Proof[] {
  const [copy, pristine, kept] = ['site', 'pristine', 'kept'].map((name) => path.join(folder, name)) as [string, string, string];
  mkdirSync(copy, {recursive: true});
  copySite(root, copy);
  if (pages !== undefined) reduceSite(copy, pages);
  cpSync(copy, pristine, {recursive: true, verbatimSymlinks: true, preserveTimestamps: true});
  const first = build(copy, path.join(folder, 'first'));
  report(`第一次构建：${first.seconds.toFixed(0)} 秒`);
  for (const name of KEPT) cpSync(path.join(copy, name), path.join(kept, name), {recursive: true, preserveTimestamps: true});
  return edits.map((edit) => {
    rmSync(copy, {recursive: true, force: true});
    cpSync(pristine, copy, {recursive: true, verbatimSymlinks: true, preserveTimestamps: true});
    for (const name of KEPT) cpSync(path.join(kept, name), path.join(copy, name), {recursive: true, preserveTimestamps: true});
    edit.apply({copy, root});
    const warm = build(copy, path.join(folder, `${edit.name}-warm`));
    removeCaches(copy);
    const cold = build(copy, path.join(folder, `${edit.name}-cold`));
    const proof = {
      name: edit.name,
      stale: compareBuilds(warm.folder, cold.folder),
      changed: compareBuilds(first.folder, cold.folder).length,
      warm: warm.seconds,
      cold: cold.seconds,
    };
    report(describeProof(proof));
    if (proof.stale.length === 0) for (const {folder} of [warm, cold]) rmSync(folder, {recursive: true});
    return proof;
  });
}

/** One line about an edit, and the files that were wrong. */
export function describeProof({name, stale, changed, warm, cold}: Proof): string {
  const times = `不清缓存 ${warm.toFixed(0)} 秒，从头 ${cold.toFixed(0)} 秒`;
  if (changed === 0) return `${name}：这个编辑没有改变任何文件，什么也没有证明（${times}）`;
  if (stale.length === 0) return `${name}：相同；改变了 ${changed} 个文件（${times}）`;
  return `${name}：有 ${stale.length} 个文件不同（${times}）：\n${stale
    .slice(0, 20)
    .map((file) => `  - ${file}`)
    .join('\n')}`;
}
