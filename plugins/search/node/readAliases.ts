import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {PAGE, type PageAliases, refuseAliases} from 'docusaurus-search-zh/node/aliases';
import {trimSlash} from 'docusaurus-search-zh/node/inboundLinks';
import * as z from 'zod';
import {isPhraseList} from '../../../lib/build/isPhraseList';
import {addressOfRoute} from '../../../lib/content/address';
import {readPages} from '../../../lib/content/content';
import {type DocsPage, lineInFrontMatter} from '../../../lib/content/docsIndex';
import {type DocsVersion, readWrittenVersions, versionFile} from '../../../lib/content/versions';
import {showReceived} from '../../../lib/input/inputError';
import {isObject} from '../../../lib/input/isObject';
import {type CheckedYaml, checkYamlInput, readInputText} from '../../../lib/input/readInput';

/** Folder with the aliases of a version: one file per section. */
const aliasesFolder = (version: DocsVersion): string => versionFile(version, 'search/phrases');
/** Front matter key that contained the aliases before. */
const FORMER_KEY = 'search';

type PlaceOf = CheckedYaml<unknown>['placeOf'];
type Entry = {source: string; route: string; value: unknown; placeOf: PlaceOf};

/** Where to read how aliases are written. */
export const ALIASES_ADVICE = '写法见 CONTRIBUTING.md 的“读者的说法”一节。';

const refuse = (problems: readonly string[]): void => refuseAliases(problems, ALIASES_ADVICE);

function readFile(siteDir: string, source: string): Entry[] {
  const {value, placeOf} = checkYamlInput(readInputText({path: path.join(siteDir, source), name: source}), z.unknown(), source);
  if (isObject(value)) return Object.entries(value).map(([route, aliases]) => ({source, route, value: aliases, placeOf}));
  // A section with only a comment has no aliases yet.
  if (value !== null) refuse([`${placeOf([])}应为键值对（页面的地址 → 它的说法）；收到的是${showReceived(value)}`]);
  return [];
}

function readEntries(version: DocsVersion): Entry[] {
  const name = aliasesFolder(version);
  const folder = path.join(version.root, name);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().flatMap((file) => readFile(version.root, `${name}/${file}`));
}

function findProblems({route, value, placeOf}: Entry, isPage: boolean, first: Entry | undefined): string[] {
  const place = placeOf([route]) + route;
  if (first) return [`${place} 已经写在 ${first.source} 里；一页只写一处`];
  const unknown = isPage ? [] : [`${place} 应为这个版本里一页的地址（slug）`];
  if (!isObject(value)) return [...unknown, `${place} 应为键值对（${PAGE} 或标题的 id → 说法的列表）；收到的是${showReceived(value)}`];
  const wrong = Object.entries(value).filter(([, aliases]) => !isPhraseList(aliases));
  return [
    ...unknown,
    ...wrong.map(([id, aliases]) => `${placeOf([route, id])}${route} 的 ${id} 应为至少一个说法的列表；收到的是${showReceived(aliases)}`),
  ];
}

function findFormer({path: name, file, route, frontMatter}: DocsPage, version: DocsVersion): string[] {
  if (!(FORMER_KEY in frontMatter)) return [];
  const target = file.includes('/') ? `${file.split('/')[0]}.yaml` : '';
  return [
    `${name}:${lineInFrontMatter(version.root, name, [FORMER_KEY])}：front matter 里不写 ${FORMER_KEY}；把它移到 ${aliasesFolder(version)}/${target} 的 ${route} 下`,
  ];
}

type AliasesOfVersion = {version: DocsVersion; pages: readonly DocsPage[]; aliases: PageAliases[]; problems: string[]};

const urlOf = (version: DocsVersion, route: string, baseUrl: string): string =>
  trimSlash(baseUrl + addressOfRoute(version.base, route).slice(1));

function readAliasesOf(version: DocsVersion, baseUrl: string): AliasesOfVersion {
  const pages = readPages(version);
  const entries = readEntries(version);
  const known = new Map(pages.map((page) => [page.route, page]));
  const firstOf = (entry: Entry) => entries.find(({route}) => route === entry.route);
  const problems = [
    ...pages.flatMap((page) => findFormer(page, version)),
    ...entries.flatMap((entry) => {
      const first = firstOf(entry);
      return findProblems(entry, known.has(entry.route), first === entry ? undefined : first);
    }),
  ];
  const aliases = entries.map(({source, route, value, placeOf}) => ({
    source,
    placeOf,
    route,
    file: known.get(route)?.path,
    url: urlOf(version, route, baseUrl),
    aliases: new Map(Object.entries((value ?? {}) as Record<string, string[]>)),
  }));
  return {version, pages, aliases, problems};
}

/** A page that is also in the root version inherits its aliases, so that they are written only once. */
function inherit({version, pages, aliases}: AliasesOfVersion, root: readonly PageAliases[], baseUrl: string): PageAliases[] {
  const own = new Map(aliases.map((entry) => [entry.route, entry]));
  const known = new Map(pages.map((page) => [page.route, page]));
  const inherited = root.flatMap((from): PageAliases[] => {
    const page = known.get(from.route);
    if (!page) return [];
    const entry = own.get(from.route);
    const nothingOwn = {
      source: from.source,
      route: page.route,
      file: page.path,
      url: urlOf(version, page.route, baseUrl),
      aliases: new Map(),
    };
    return [{...(entry ?? nothingOwn), inherited: from.aliases}];
  });
  const routes = new Set(inherited.map(({route}) => route));
  return [...inherited, ...aliases.filter(({route}) => !routes.has(route))];
}

/**
 * Reads the aliases of docs pages, for all versions that have pages.
 *
 * @throws InputError that lists every problem
 */
export function readAliases(siteDir: string, baseUrl: string): PageAliases[] {
  const read = readWrittenVersions(siteDir).map((version) => readAliasesOf(version, baseUrl));
  refuse(read.flatMap(({problems}) => problems));
  const root = read.find(({version}) => !version.base)?.aliases ?? [];
  return read.flatMap((each) => (each.version.base ? inherit(each, root, baseUrl) : each.aliases));
}

/** Search data in the content of a plugin. */
type WithAliases = {searchAliases?: {permalink: string; aliases: readonly string[]}[]};

/** Aliases for pages of other plugins, from `searchAliases` in their content. */
export function aliasesOfPlugins(allContent: AllContent): PageAliases[] {
  return Object.entries(allContent).flatMap(([name, instances]) =>
    Object.values(instances).flatMap((content) =>
      ((content as WithAliases | undefined)?.searchAliases ?? []).map(({permalink, aliases}) => ({
        source: name,
        route: permalink,
        url: trimSlash(permalink),
        aliases: new Map([[PAGE, aliases]]),
      })),
    ),
  );
}
