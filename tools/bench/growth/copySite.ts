import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

/** Links every package, so that only what builds write next to them (`.cache`) is the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== '.cache')) symlinkSync(path.join(from, name), path.join(to, name));
}

/** Copies what git knows of a repository to a folder that does not exist yet, ready to be built. */
export function copySite(root: string, target: string): void {
  const files = git(root, 'ls-files', '-z').split('\0').filter(Boolean);
  for (const file of files) cpSync(path.join(root, file), path.join(target, file));
  linkPackages(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
}

/** Commits everything once, since the build asks git when each page last changed. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all', '.');
  git(folder, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'Copy');
}
