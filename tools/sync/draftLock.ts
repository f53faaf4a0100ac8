import type {UpstreamLock, UpstreamRoutes} from '../../lib/content/content';
import {listSources, pairRenames, type Upstream} from './compareUpstream';
import {type Commit, listTree, readBlob} from './git';
import type {TranslatedPage} from './repositoryFiles';
import {upstreamRoute} from './upstreamRoute';

export type DraftInput = Upstream & {
  commit: Commit;
  lock: UpstreamLock;
  routes: UpstreamRoutes;
  pages: readonly TranslatedPage[];
};

/** A new lock and the routes that go with it, and what a person should look at. */
export type Draft = {lock: UpstreamLock; routes: UpstreamRoutes; remarks: string[]};

const sortKeys = (record: Record<string, string>) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function readVersion({repository, places: {api}, commit, lock}: DraftInput, remarks: string[]): string {
  const blob = listTree(repository, commit.id, api).get(api);
  try {
    const {info} = JSON.parse(blob ? readBlob(repository, blob, api) : '{}') as {info?: {version?: unknown}};
    if (typeof info?.version === 'string') return info.version;
  } catch {
    // An unreadable file is treated as one without a version.
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
  // The lock watches some files that no address here shows; that decision stands.
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

/** What pages here still come from although upstream has it no more. */
function listRemoved({lock, pages}: DraftInput, files: ReadonlyMap<string, string>): Record<string, string> {
  const named = pages.flatMap(({sources}) => sources).filter(({source}) => !files.has(source));
  return sortKeys(Object.fromEntries(named.map(({source, blob}) => [source, lock.files[source] ?? lock.removed?.[source] ?? blob])));
}

function remarkOnRenames(input: DraftInput, files: ReadonlyMap<string, string>): string[] {
  return [...pairRenames(input, input.lock, input.commit, files)].map(
    ([before, after]) => `${before} 改名为 ${after}；有译文就照样移动，并改 translation.source`,
  );
}

/** Drafts the lock and the routes for a commit of upstream. */
export function draftLock(input: DraftInput): Draft {
  const {repository, places, commit, lock, pages} = input;
  // A page may come from fragments that lie outside the folder of its version.
  const named = pages.flatMap(({sources}) => sources.map(({source}) => source));
  const files = listSources(repository, commit.id, {places, watched: [...Object.keys(lock.files), ...named]});
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
      files: sortKeys(Object.fromEntries(files)),
      ...(Object.keys(removed).length > 0 && {removed}),
    },
    routes,
    remarks,
  };
}
