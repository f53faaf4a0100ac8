import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {must} from '../../lib/input/must';
import {CommandError} from '../command/commandLine';

/** A local git repository: a checkout or a bare one. */
export type Repository = {
  /** Folder as given by the user. */
  dir: string;
};

/** A commit and its day. */
export type Commit = {id: string; date: string};

const BINARY = '\0';
const LARGEST_OUTPUT = 256 * 1024 * 1024;

/** Environment variables of a hook or another tool must not redirect git, and git must not use the network. */
function gitEnvironment(): NodeJS.ProcessEnv {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  return {...own, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0'};
}

function runGit(dir: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', dir, ...args], {
    encoding: 'utf8',
    env: gitEnvironment(),
    maxBuffer: LARGEST_OUTPUT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs git; returns `undefined` if it fails. */
function tryGit(dir: string, args: readonly string[]): string | undefined {
  try {
    return runGit(dir, args);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CommandError('找不到 git 命令；请先安装 git');
    return undefined;
  }
}

/**
 * Opens a local repository.
 *
 * @throws CommandError if there is none
 */
export function openRepository(dir: string): Repository {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new CommandError(`找不到文件夹 ${dir}；--repo 应为上游仓库在本机的文件夹`);
  if (tryGit(dir, ['rev-parse', '--git-dir']) === undefined) {
    throw new CommandError(`${dir} 不是 git 仓库；先用 git clone 把上游仓库取到本机`);
  }
  return {dir};
}

/**
 * Finds the commit of a ref.
 *
 * @throws CommandError if the repository does not know the ref
 */
export function readCommit({dir}: Repository, ref: string): Commit {
  const id = tryGit(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])?.trim();
  if (!id) throw new CommandError(`${dir} 里没有提交 ${ref}；先在那里 git fetch，或者检查分支、标签和提交 id 的写法`);
  return {id, date: runGit(dir, ['show', '--no-patch', '--format=%aI', id]).trim()};
}

/** Whether the repository has a commit, blob or other object. */
export function hasObject({dir}: Repository, id: string): boolean {
  return tryGit(dir, ['cat-file', '-e', id]) !== undefined;
}

/** Lists the files in a folder at a commit: blob ids by path. */
export function listTree({dir}: Repository, commit: string, folder: string): Map<string, string> {
  const entries = runGit(dir, ['ls-tree', '-r', '-z', commit, '--', folder]).split('\0').filter(Boolean);
  return new Map(
    entries.flatMap((entry) => {
      const [, id, file] = /^\d+ blob ([0-9a-f]+)\t([\s\S]*)$/.exec(entry) ?? [];
      return id && file ? [[file, id] as const] : [];
    }),
  );
}

/**
 * Reads a text by its blob id.
 *
 * @param name name of the text for messages
 * @throws CommandError if the blob is missing or is not text
 */
export function readBlob({dir}: Repository, blob: string, name: string): string {
  const text = tryGit(dir, ['cat-file', 'blob', blob]);
  if (text === undefined) {
    throw new CommandError(`${dir} 里没有 ${name} 的文本 ${blob}；这是浅克隆时先 git fetch --unshallow，否则检查 blob id`);
  }
  if (text.includes(BINARY)) throw new CommandError(`${name}（${blob}）是二进制文件，不是文本`);
  return text;
}

/**
 * The blob id of a recorded text. Records of a version whose sources are from several commits have the id of a commit instead; an id that
 * the repository does not know stays as it is.
 */
export function blobOf({dir}: Repository, id: string, file: string): string {
  return tryGit(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${id}:${file}`])?.trim() || id;
}

/** The id to record for a text: what was recorded before, if the text is still the same. */
export function keepId(repository: Repository, former: string | undefined, blob: string, file: string): string {
  return former !== undefined && blobOf(repository, former, file) === blob ? former : blob;
}

/** Renamed files between two commits: new paths by old ones; `undefined` if the repository lacks the texts (partial clone). */
export function findRenames(
  {dir}: Repository,
  before: string,
  after: string,
  patterns: readonly string[],
): Map<string, string> | undefined {
  const output = tryGit(dir, ['diff-tree', '-r', '-z', '-M', '--diff-filter=R', '--name-status', before, after, '--', ...patterns]);
  if (output === undefined) return undefined;
  const fields = output.split('\0');
  const renames = new Map<string, string>();
  for (let i = 0; i + 2 < fields.length; i += 3)
    renames.set(must(fields[i + 1], 'three fields each'), must(fields[i + 2], 'three fields each'));
  return renames;
}

/** Unified diff of two blobs without git's header; empty if they are equal. */
export function diffBlobs({dir}: Repository, before: string, after: string): string {
  const diff = runGit(dir, ['diff', '--no-color', '--no-ext-diff', '--no-textconv', before, after]);
  const start = diff.indexOf('\n@@');
  return start < 0 ? '' : diff.slice(start + 1).trimEnd();
}

/** A file at the commit that added a string to it; `undefined` if there is none. */
export function readWhenAdded({dir}: Repository, file: string, text: string): string | undefined {
  const commit = tryGit(dir, ['log', '-1', '--format=%H', `-S${text}`, '--', file])?.trim();
  return commit ? tryGit(dir, ['show', `${commit}:./${file}`]) : undefined;
}

const MAIN_BRANCHES = ['main', 'origin/main'];

/** A file at the commit where the current branch left the main branch; `undefined` on the main branch. */
export function readWhereBranched({dir}: Repository, file: string): string | undefined {
  const branch = tryGit(dir, ['symbolic-ref', '--quiet', '--short', 'HEAD'])?.trim();
  if (branch === undefined || branch === 'main') return undefined;
  const base = MAIN_BRANCHES.map((main) => tryGit(dir, ['merge-base', 'HEAD', main])?.trim()).find(Boolean);
  return base ? tryGit(dir, ['show', `${base}:./${file}`]) : undefined;
}
