import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {InputError, listProblems, showReceived} from '../input/inputError';
import {parseYamlInput} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

/** A Langflow component that some page describes. */
export type CatalogComponent = {
  /** Name on the canvas, which is also its heading on the page. */
  name: string;
  /** Chinese gloss of the name. */
  gloss: string;
  /** Id of its heading on the page. */
  anchor: string;
  /** What it does, in one line. */
  summary: string;
  legacy?: boolean;
  /** Route of the page that describes it in full; the site-wide index names it there only. */
  page?: string;
};

/** The components of one page, as `components/<route>.yaml` of its version holds them. */
export type CatalogPage = {
  route: string;
  category: string;
  components: CatalogComponent[];
  /** Headings of the page in Latin letters that name no component. */
  notComponents: string[];
};

/** Where the catalog of a version lies, relative to the site. */
export const catalogFolder = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'components');

const PAGE_KEYS = ['category', 'components', 'notComponents'];
const TEXT_KEYS = ['name', 'gloss', 'anchor', 'summary'] as const;
const SUMMARY_LIMIT = 60;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function checkComponent(entry: unknown, at: string): string[] {
  if (!isRecord(entry)) return [`${at}：应为键值对；收到的是 ${JSON.stringify(entry)}`];
  const texts = TEXT_KEYS.filter((key) => typeof entry[key] !== 'string' || entry[key] === '').map(
    (key) => `${at}.${key}：应为非空文字；收到的是 ${JSON.stringify(entry[key]) ?? '（没有这个键）'}`,
  );
  const unknown = Object.keys(entry)
    .filter((key) => !['legacy', 'page', ...TEXT_KEYS].includes(key))
    .map((key) => `${at}.${key}：没有这个键；可用的有 ${TEXT_KEYS.join('、')}、legacy、page`);
  const long =
    typeof entry.summary === 'string' && entry.summary.length > SUMMARY_LIMIT
      ? [`${at}.summary：不超过 ${SUMMARY_LIMIT} 个字符；收到的有 ${entry.summary.length} 个`]
      : [];
  const legacy =
    entry.legacy === undefined || typeof entry.legacy === 'boolean'
      ? []
      : [`${at}.legacy：应为 true，或者不写；收到的是${showReceived(entry.legacy)}`];
  return [...texts, ...unknown, ...long, ...legacy];
}

function checkPage(value: unknown): string[] {
  if (!isRecord(value)) return [`应为含 category 和 components 的键值对；收到的是${showReceived(value)}`];
  const unknown = Object.keys(value)
    .filter((key) => !PAGE_KEYS.includes(key))
    .map((key) => `${key}：没有这个键；可用的有 ${PAGE_KEYS.join('、')}`);
  const category =
    typeof value.category === 'string' && value.category ? [] : [`category：应为类别的中文名；收到的是${showReceived(value.category)}`];
  const {notComponents} = value;
  const names =
    notComponents === undefined || (Array.isArray(notComponents) && notComponents.every((name) => typeof name === 'string'))
      ? []
      : [`notComponents：应为文字的列表，或者不写；收到的是${showReceived(notComponents)}`];
  if (!Array.isArray(value.components))
    return [...unknown, ...category, ...names, `components：应为列表；收到的是${showReceived(value.components)}`];
  const anchors = value.components.map((entry) => (isRecord(entry) ? entry.anchor : undefined));
  const repeated = anchors
    .filter((anchor, i) => anchor !== undefined && anchors.indexOf(anchor) !== i)
    .map((anchor) => `anchor ${anchor}：出现了不止一次`);
  return [
    ...unknown,
    ...category,
    ...names,
    ...value.components.flatMap((entry, i) => checkComponent(entry, `components[${i}]`)),
    ...repeated,
  ];
}

/** The site-wide index names each component once, on the page that describes it. */
function checkIndex(pages: readonly CatalogPage[]): string[] {
  const all = pages.flatMap(({route, components}) => components.map((component) => ({route, ...component})));
  const problems = all
    .filter(({name, page}) => page !== undefined && !all.some((other) => other.name === name && other.route === page && !other.page))
    .map(({name, route, page}) => `${route}：${name} 的 page 应为另一个列出 ${name} 的页面的路径；收到的是 ${page}`);
  const named = all.filter(({page}) => page === undefined);
  for (const {name, gloss, route} of named) {
    // Two components may share a name; what they do tells them apart.
    const first = named.find((other) => other.name === name && other.gloss === gloss);
    if (first && first.route !== route)
      problems.push(`${route}：${name} 在 ${first.route} 里已有；请在其中一处加上 page，写出详细介绍它的页面`);
  }
  return problems;
}

/** Parses the components of one page, and lists what is wrong with them. */
export function parseCatalogPage(file: string, text: string): {page: CatalogPage; problems: string[]} {
  let value: unknown;
  try {
    value = parseYamlInput(text, file);
  } catch (error) {
    const [heading = '', ...lines] = (error as Error).message.split('\n').filter((line) => !line.startsWith('改正'));
    return {
      page: {} as CatalogPage,
      problems: lines.length > 0 ? lines.map((line) => `不是有效的 YAML：${line.replace(/^ +- /, '')}`) : [heading],
    };
  }
  const problems = checkPage(value).map((problem) => `${file}：${problem}`);
  if (problems.length > 0) return {page: {} as CatalogPage, problems};
  const {category, components, notComponents = []} = value as Partial<CatalogPage>;
  // Routes with a folder in them are written with `__` for the slash.
  const route = `/${file.replace(/\.yaml$/, '').replaceAll('__', '/')}`;
  return {page: {route, category: category ?? '', components: components ?? [], notComponents}, problems};
}

/**
 * Reads a version's catalog of components, a file a page, sorted by file name.
 *
 * @throws Error that lists every problem of every file.
 */
export function readComponentCatalog(version: DocsVersion): CatalogPage[] {
  const name = catalogFolder(version);
  const folder = path.join(version.root, name);
  if (!existsSync(folder)) return [];
  const results = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => parseCatalogPage(file, readFileSync(path.join(folder, file), 'utf8')));
  const pages = results.map((result) => result.page);
  const problems = results.flatMap((result) => result.problems);
  if (problems.length === 0) problems.push(...checkIndex(pages));
  if (problems.length > 0) throw new InputError(listProblems(`${name}/ 中的组件目录有误`, problems));
  return pages;
}
