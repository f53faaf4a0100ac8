import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {listFolder} from '../../lib/input/listFolder';
import type {FaultChange} from './types';

const BUILDS = ['build', 'tests/fixtures/variant-site/build'];
/** Records of the search, which `check:search` reads; older commits keep them elsewhere. */
const RECORDS = '.docusaurus/search-zh';

/** A copy of a repository with its packages and built sites, which faults can be put into. */
export class WorkingCopy {
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), 'faults-')), 'copy');
  private readonly before = new Map<string, Buffer>();

  constructor(private readonly repository: string) {
    const missing = ['node_modules', ...BUILDS].filter((name) => !existsSync(path.join(repository, name)));
    if (missing.length > 0)
      throw new InputError(
        `${repository} 里没有 ${missing.join('、')}；先安装依赖，再运行 npm run build:strict -- . tests/fixtures/variant-site`,
      );
    execFileSync('git', ['-C', repository, 'worktree', 'add', '--quiet', '--detach', this.folder, 'HEAD']);
    // Packages are linked, not copied: `write` never changes a file in place. Caches are not taken along.
    execFileSync('cp', ['-al', path.join(repository, 'node_modules'), this.folder]);
    rmSync(path.join(this.folder, 'node_modules/.cache'), {recursive: true, force: true});
    if (existsSync(path.join(repository, RECORDS)))
      cpSync(path.join(repository, RECORDS), path.join(this.folder, RECORDS), {recursive: true});
    this.restoreBuilds();
  }

  /** Puts the built sites back, after a stage has built them anew. */
  restoreBuilds(): void {
    for (const build of BUILDS) {
      rmSync(path.join(this.folder, build), {recursive: true, force: true});
      cpSync(path.join(this.repository, build), path.join(this.folder, build), {recursive: true});
    }
  }

  /** @throws InputError if there is nothing to change, because the text of the fault is out of date */
  apply(changes: readonly FaultChange[]): void {
    for (const change of changes) {
      if ('everyPage' in change) {
        this.editPages(change.find, change.replace);
        continue;
      }
      const file = this.findFile(change.file);
      if ('remove' in change) this.write(file, undefined);
      else if ('add' in change) this.write(file, this.read(file) + change.add);
      else if (!this.edit(file, change.find, change.replace)) throw new InputError(`${file} 里没有 ${change.find}`);
    }
  }

  /** Takes all changes back. */
  revert(): void {
    for (const [file, content] of this.before) writeFileSync(this.unlinked(file), content);
    this.before.clear();
  }

  remove(): void {
    execFileSync('git', ['-C', this.repository, 'worktree', 'remove', '--force', this.folder]);
    rmSync(path.dirname(this.folder), {recursive: true, force: true});
  }

  private findFile(file: string): string {
    const [start, end] = path.basename(file).split('*');
    if (end === undefined) return file;
    const folder = path.dirname(file);
    const name = readdirSync(path.join(this.folder, folder)).find((each) => each.startsWith(start as string) && each.endsWith(end));
    if (!name) throw new InputError(`找不到 ${file}`);
    return path.join(folder, name);
  }

  private editPages(find: RegExp, replace: string): void {
    const pages = listFolder(path.join(this.folder, 'build')).filter((page) => page.endsWith('.html'));
    const changed = pages.filter((page) => this.edit(path.join('build', page), find, replace));
    if (changed.length === 0) throw new InputError(`没有一页有 ${find}`);
  }

  private read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  private edit(file: string, find: string | RegExp, replace: string): boolean {
    const text = this.read(file);
    const changed = text.replace(find, replace);
    if (changed !== text) this.write(file, changed);
    return changed !== text;
  }

  /** Path of a file that no other name is linked to. */
  private unlinked(file: string): string {
    const full = path.join(this.folder, file);
    rmSync(full, {force: true});
    return full;
  }

  private write(file: string, text: string | undefined): void {
    if (!this.before.has(file)) this.before.set(file, readFileSync(path.join(this.folder, file)));
    const full = this.unlinked(file);
    if (text !== undefined) writeFileSync(full, text);
  }
}
