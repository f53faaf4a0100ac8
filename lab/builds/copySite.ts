import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {readPages} from '../../lib/content/content';
import {isOwnPage} from '../../lib/content/ownPages';
import {type DocsVersion, readRootVersion, readWrittenVersions} from '../../lib/content/versions';
import {behavioursFolder} from '../../lib/verified/behaviours';

/** Target of a link; undefined if it is none. */
const readlinkOf = (file: string): string | undefined => (lstatSync(file).isSymbolicLink() ? readlinkSync(file) : undefined);

/** Copies the files of a working tree that git knows, as they are now. Packages are linked, so that the copy has its own caches. */
export function copySite(root: string, copy: string): void {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const name of names.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, name), path.join(copy, name));
  }
  const packages = path.join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((name) => name !== '.cache')) {
    const own = readlinkOf(path.join(root, 'node_modules', name));
    // A package of this repository: the copy has its own.
    symlinkSync(own?.startsWith('../packages/') ? own : path.join(root, 'node_modules', name), path.join(packages, name));
  }
}

function changeYaml<Value>(file: string, change: (value: Value) => unknown): void {
  writeFileSync(file, stringify(change(parse(readFileSync(file, 'utf8')) as Value)));
}

const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []);

/** API paths that a reduced copy keeps; both versions have them. */
const isKeptPath = (route: string): boolean => /^\/api\/v1\/(?:flows\/|run\/|version)/.test(route);

type Action = {target: string};
type Overlay = {actions: Action[]};

function reduceApi(copy: string, {label}: DocsVersion): void {
  const folder = path.join(copy, 'api', label);
  changeYaml<{paths: Record<string, unknown>}>(path.join(folder, 'openapi.yaml'), (api) => ({
    ...api,
    paths: Object.fromEntries(Object.entries(api.paths).filter(([route]) => isKeptPath(route))),
  }));
  const isKept = ({target}: Action) => {
    const route = /^\$\.paths\['([^']+)'\]/.exec(target)?.[1];
    return route === undefined || isKeptPath(route);
  };
  for (const file of filesOf(path.join(folder, 'overlay'))) {
    const overlay = parse(readFileSync(file, 'utf8')) as Overlay;
    const actions = overlay.actions.filter(isKept);
    if (actions.length === 0) rmSync(file);
    else writeFileSync(file, stringify({...overlay, actions}));
  }
  const changes = path.join(folder, 'changes.yaml');
  if (existsSync(changes)) writeFileSync(changes, stringify({leftOut: {}, notes: {}, hidden: {}}));
}

type ByPage = {page: string};

/** Removes what was tried of pages that the copy does not have. */
function reduceBehaviours(copy: string, version: DocsVersion, routes: ReadonlySet<string>): void {
  for (const file of filesOf(path.join(copy, behavioursFolder(version))).filter((name) => name.endsWith('.yaml')))
    changeYaml<ByPage[]>(file, (behaviours) => behaviours.filter(({page}) => routes.has(page)));
}

type Topic = {pages?: string[]; components?: string[]};

/** Removes the topics of the gallery that name components, or pages that the copy does not have: few flows are left. */
function reduceTopics(copy: string, routes: ReadonlySet<string>): void {
  const isKept = ({pages = [], components}: Topic) => !components && pages.every((page) => page.endsWith('-') || routes.has(page));
  changeYaml<Record<string, Topic>>(path.join(copy, 'figures/topics.yaml'), (topics) =>
    Object.fromEntries(Object.entries(topics).filter(([, topic]) => isKept(topic))),
  );
}

/** Removes most pages and API operations of a copy, and what is written about them, so that a build takes seconds. */
export function reduceSite(copy: string, pagesPerFolder: number): void {
  const kept = new Map<string, Set<string>>();
  for (const version of readWrittenVersions(copy)) {
    const counts = new Map<string, number>();
    const routes = new Set<string>();
    for (const {path: file, file: name, route} of readPages(version)) {
      const folder = path.dirname(name);
      const count = counts.get(folder) ?? 0;
      counts.set(folder, count + 1);
      if (isOwnPage(name) || route === '/' || count < pagesPerFolder) routes.add(route);
      else rmSync(path.join(copy, file));
    }
    kept.set(version.label, routes);
    reduceApi(copy, version);
    reduceBehaviours(copy, version, routes);
    for (const file of filesOf(path.join(copy, 'search/phrases', version.label))) {
      changeYaml<Record<string, unknown> | null>(file, (phrases) =>
        Object.fromEntries(Object.entries(phrases ?? {}).filter(([route]) => routes.has(route))),
      );
    }
  }
  changeYaml<(ByPage & {version: string})[]>(path.join(copy, 'translation/corrections.yaml'), (entries) =>
    entries.filter(({version, page}) => kept.get(version)?.has(page)),
  );
  reduceTopics(copy, kept.get(readRootVersion(copy).label) ?? new Set());
  // Pages link to operations that the copy does not have.
  const config = path.join(copy, 'site/createConfig.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"));
}
