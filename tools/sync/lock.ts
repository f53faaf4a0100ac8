import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {lockFile, routesFile, type UpstreamLock, type UpstreamRoutes} from '../../lib/content/content';
import {describeReadError} from '../../lib/input/inputError';
import {type Command, CommandError, parseCommandLine, refusePositionals, requireOption} from '../command/commandLine';
import {listUpstreamSources, pairRenames, type Upstream} from './compareUpstream';
import {type Commit, keepId, listTree, openRepository, readBlob, readCommit} from './git';
import {chooseVersion, readLock, readRoutes, readTranslatedPages, type TranslatedPage, VERSION_USAGE} from './repositoryFiles';
import {upstreamRoute} from './upstreamRoute';

/** JSON in the format of this repository. */
const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes a text file.
 *
 * @throws CommandError if it cannot be written
 */
function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandError(`写不进 ${file}：${describeReadError(error)}`);
  }
}

const USAGE = `用法：npm run upstream -- lock --repo <文件夹> [--ref <提交>] [--version <版本>] [--write | --out <文件>]

为上游的一个提交起草一个版本新的 upstream.lock.json：提交、日期、版本和每个源文件的 blob id；上游已移除而这里还有译文的，记进 removed。
不带 --write 和 --out 时把它打印出来（可以重定向到文件）；要人核对的事项印在标准错误。

选项：
  --repo <文件夹>  上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
  --ref <提交>     分支、标签或提交 id；默认 HEAD
${VERSION_USAGE}
  --write          写进这个版本的 upstream.lock.json 和 upstream.routes.json
  --out <文件>     只写进这个文件
  --help           显示这段说明

退出码：0 成功；2 用法有误或读不出来`;

type DraftInput = Upstream & {
  commit: Commit;
  lock: UpstreamLock;
  routes: UpstreamRoutes;
  pages: readonly TranslatedPage[];
};

/** New lock file and routes, and remarks for a person to check. */
type Draft = {lock: UpstreamLock; routes: UpstreamRoutes; remarks: string[]};

const sortKeys = (record: Record<string, string>) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function readVersion({repository, places: {api}, commit, lock}: DraftInput, remarks: string[]): string {
  const blob = listTree(repository, commit.id, api).get(api);
  try {
    const {info} = JSON.parse(blob ? readBlob(repository, blob, api) : '{}') as {info?: {version?: unknown}};
    if (typeof info?.version === 'string') return info.version;
  } catch {
    // An unreadable file counts as one without a version.
  }
  remarks.push(`${api} 里读不到版本号，langflow_version 暂用 ${lock.langflow_version}；请核对`);
  return lock.langflow_version;
}

function draftRoutes(
  {repository, places, lock, routes}: DraftInput,
  files: ReadonlyMap<string, string>,
  remarks: string[],
): UpstreamRoutes {
  const routed = new Set(Object.values(routes));
  // The lock file also watches some files without an address here; they are kept.
  const isHidden = (file: string) => file in lock.files && !routed.has(file);
  const found: UpstreamRoutes = {};
  for (const [file, blob] of files) {
    if (!file.startsWith(`${places.pages}/`) || !/\.mdx?$/.test(file) || file.includes('/_') || isHidden(file)) continue;
    try {
      const route = upstreamRoute(file, readBlob(repository, blob, file), places.pages);
      if (found[route]) remarks.push(`路径 ${route} 有两个源文件：${found[route]} 和 ${file}；请核对`);
      found[route] ??= file;
    } catch (error) {
      remarks.push(`${file} 的路径读不出来：${(error as Error).message.split('\n')[0]}`);
    }
  }
  return sortKeys(found);
}

/** Sources of pages here that upstream has removed. */
function listRemoved({lock, pages}: DraftInput, files: ReadonlyMap<string, string>): Record<string, string> {
  const named = pages.flatMap(({sources}) => sources).filter(({source}) => !files.has(source));
  return sortKeys(Object.fromEntries(named.map(({source, blob}) => [source, lock.files[source] ?? lock.removed?.[source] ?? blob])));
}

function remarkOnRenames(input: DraftInput, files: ReadonlyMap<string, string>): string[] {
  return [...pairRenames(input, input.lock, input.commit, files)].map(
    ([before, after]) => `${before} 改名为 ${after}；有译文就照样移动，并改 translation.source`,
  );
}

/** Creates the new lock file and routes for an upstream commit. */
function draftLock(input: DraftInput): Draft {
  const {repository, places, commit, lock, pages} = input;
  // A page may use fragments outside the folder of its version.
  const named = pages.flatMap(({sources}) => sources.map(({source}) => source));
  const files = listUpstreamSources(repository, commit.id, {places, watched: [...Object.keys(lock.files), ...named]});
  const remarks: string[] = [];
  const version = readVersion(input, remarks);
  const routes = draftRoutes(input, files, remarks);
  const removed = listRemoved(input, files);
  remarks.push(...remarkOnRenames(input, files));
  return {
    lock: {
      repository: lock.repository,
      commit: commit.id,
      date: commit.date,
      langflow_version: version,
      files: sortKeys(Object.fromEntries([...files].map(([file, blob]) => [file, keepId(repository, lock.files[file], blob, file)]))),
      ...(Object.keys(removed).length > 0 && {removed}),
    },
    routes,
    remarks,
  };
}

/** Creates a new lock file for an upstream commit. */
export const lockCommand: Command = (args, {root, print, report}) => {
  const {values, positionals} = parseCommandLine(args, {
    repo: 'string',
    ref: 'string',
    version: 'string',
    write: 'boolean',
    out: 'string',
  });
  if (values.help) {
    print(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  if (values.write && values.out) throw new CommandError('--write 和 --out 只能用一个');
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const commit = readCommit(repository, values.ref ?? 'HEAD');
  const version = chooseVersion(root, values.version);
  const [lockName, routesName] = [lockFile(version), routesFile(version)];
  const draft = draftLock({
    repository,
    places: version.source,
    commit,
    lock: readLock(version),
    routes: readRoutes(version),
    pages: readTranslatedPages(version),
  });
  for (const remark of draft.remarks) report(`请核对：${remark}`);
  if (values.write) {
    writeText(path.join(root, lockName), formatJson(draft.lock));
    writeText(path.join(root, routesName), formatJson(draft.routes));
    print(
      `已写 ${lockName}（${Object.keys(draft.lock.files).length} 个文件）和 ${routesName}（${Object.keys(draft.routes).length} 个路径）`,
    );
  } else if (values.out) {
    writeText(path.resolve(values.out), formatJson(draft.lock));
    print(`已写 ${values.out}`);
  } else print(formatJson(draft.lock).trimEnd());
  return 0;
};
