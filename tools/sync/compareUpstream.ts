import type {UpstreamLock} from '../../lib/content/content';
import type {UpstreamPlaces} from '../../lib/content/versions';
import {CommandError} from '../command/commandLine';
import {diffHeadings, type HeadingChange} from './diffHeadings';
import {blobOf, type Commit, findRenames, hasObject, listTree, type Repository, readBlob, readCommit} from './git';
import {readEnglishShape} from './readShape';
import {upstreamRoute} from './upstreamRoute';

/** A source file whose text changed, under its old or new name. */
export type ChangedSource = {
  path: string;
  /** New path of a renamed file. */
  renamedTo?: string;
  before: string;
  after: string;
  /** Changed headings; missing for files that are not pages. */
  headings?: HeadingChange[];
  /** Why the headings cannot be compared. */
  unreadable?: string;
};

/** The lock file compared with an upstream commit. */
export type Comparison = {
  from: Commit;
  to: Commit;
  changed: ChangedSource[];
  renamed: (ChangedSource & {renamedTo: string})[];
  added: {path: string; blob: string}[];
  removed: string[];
};

type Sources = Pick<UpstreamLock, 'commit' | 'files'>;

const PAGE = /\.mdx?$/;
/** Paths that may be renamed: text files only, as a partial clone may lack pictures. */
const renameable = ({pages, api}: UpstreamPlaces) => [`${pages}/*.md`, `${pages}/*.mdx`, `${api.slice(0, api.lastIndexOf('/'))}/*.json`];
/** Number of files between two progress reports. */
const REPORT_EVERY = 25;

/**
 * Lists the source files of a version at a commit: all pages, and the other watched files.
 *
 * @throws CommandError if the commit has no docs
 */
export function listUpstreamSources(
  repository: Repository,
  commit: string,
  {places, watched}: {places: UpstreamPlaces; watched: Iterable<string>},
): Map<string, string> {
  const {pages} = places;
  const others = new Set(watched);
  const tree = listTree(repository, commit, pages.split('/')[0] as string);
  const sources = new Map([...tree].filter(([file]) => (file.startsWith(`${pages}/`) && PAGE.test(file)) || others.has(file)));
  if (sources.size > 0) return sources;
  throw new CommandError(`${repository.dir} 的提交 ${commit} 里没有 ${pages}/；检查 --repo 是否是上游仓库`);
}

type Files = ReadonlyMap<string, string>;

/** The upstream repository, and the place of a version's pages in it. */
export type Upstream = {repository: Repository; places: UpstreamPlaces};

function pairByText(gone: Files, added: Files): Map<string, string> {
  const byBlob = new Map([...added].map(([file, blob]) => [blob, file]));
  return new Map([...gone].flatMap(([file, blob]) => (byBlob.has(blob) ? [[file, byBlob.get(blob) as string] as const] : [])));
}

function routeOf({repository, places}: Upstream, [file, blob]: readonly [string, string]): string | undefined {
  if (!PAGE.test(file) || !hasObject(repository, blob)) return undefined;
  try {
    return upstreamRoute(file, readBlob(repository, blob, file), places.pages);
  } catch {
    // Without readable front matter, the address is unknown.
    return undefined;
  }
}

/** Finds rewritten pages by their address, because their text no longer matches. */
function pairByRoute(upstream: Upstream, gone: Files, added: Files): Map<string, string> {
  const byRoute = new Map([...added].map((entry) => [routeOf(upstream, entry), entry[0]]));
  return new Map(
    [...gone].flatMap((entry) => {
      const route = routeOf(upstream, entry);
      const file = route && byRoute.get(route);
      return file ? [[entry[0], file] as const] : [];
    }),
  );
}

/** Renamed sources: by equal text, by git's rename detection if the locked commit is available, else by address. */
export function pairRenames(upstream: Upstream, lock: Sources, to: Commit, sources: Files): Map<string, string> {
  const {repository, places} = upstream;
  const gone = new Map(
    Object.entries(lock.files)
      .filter(([file]) => !sources.has(file))
      .map(([file, id]) => [file, blobOf(repository, id, file)]),
  );
  const added = new Map([...sources].filter(([file]) => !(file in lock.files)));
  const isHere = hasObject(repository, `${lock.commit}^{commit}`);
  const byGit = (isHere && findRenames(repository, lock.commit, to.id, renameable(places))) || new Map<string, string>();
  const pairs = new Map([...pairByRoute(upstream, gone, added), ...byGit, ...pairByText(gone, added)]);
  return new Map([...pairs].filter(([before, after]) => gone.has(before) && added.has(after)));
}

function readHeadings(repository: Repository, source: ChangedSource): Pick<ChangedSource, 'headings' | 'unreadable'> {
  if (!PAGE.test(source.path) || source.before === source.after) return {};
  try {
    const [before, after] = [source.before, source.after].map((blob) =>
      readEnglishShape(readBlob(repository, blob, source.path), source.path),
    );
    return {headings: diffHeadings(before ?? [], after ?? [])};
  } catch (error) {
    if (error instanceof CommandError) return {unreadable: error.message};
    throw error;
  }
}

export type CompareInput = Upstream & {
  lock: Sources & Pick<UpstreamLock, 'date'>;
  ref: string;
  report?: (text: string) => void;
};

/** Compares the lock file with an upstream commit. */
export function compareUpstream({repository, places, lock, ref, report = () => undefined}: CompareInput): Comparison {
  const to = readCommit(repository, ref);
  const sources = listUpstreamSources(repository, to.id, {places, watched: Object.keys(lock.files)});
  const renames = pairRenames({repository, places}, lock, to, sources);
  const touched = Object.entries(lock.files)
    .map(([file, id]): ChangedSource | undefined => {
      const before = blobOf(repository, id, file);
      const after = sources.get(renames.get(file) ?? file);
      if (after === undefined) return undefined;
      const renamedTo = renames.get(file);
      return renamedTo || after !== before ? {path: file, before, after, ...(renamedTo && {renamedTo})} : undefined;
    })
    .filter((source) => source !== undefined);
  const detailed = touched.map((source, index) => {
    if (index % REPORT_EVERY === 0) report(`读取上游的改动：${index} / ${touched.length}`);
    return {...source, ...readHeadings(repository, source)};
  });
  const newNames = new Set(renames.values());
  return {
    from: {id: lock.commit, date: lock.date},
    to,
    changed: detailed.filter(({renamedTo}) => renamedTo === undefined),
    renamed: detailed.filter((source): source is ChangedSource & {renamedTo: string} => source.renamedTo !== undefined),
    added: [...sources].filter(([file]) => !(file in lock.files) && !newNames.has(file)).map(([file, blob]) => ({path: file, blob})),
    removed: Object.keys(lock.files).filter((file) => !sources.has(file) && !renames.has(file)),
  };
}

/** Whether upstream is unchanged since the lock file was written. */
export function isUnchanged({changed, renamed, added, removed}: Comparison): boolean {
  return changed.length + renamed.length + added.length + removed.length === 0;
}
