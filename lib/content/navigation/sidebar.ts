import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {InputError, listProblems} from '../../input/inputError';
import {type CheckedYaml, checkYamlInput} from '../../input/readInput';
import type {DocsPage} from '../docsIndex';

type Item = SidebarsConfig[string] extends (infer T)[] | infer _ ? T : never;
type RouteEntry = {route: string; label: string};
type CategoryEntry = {category: string; items: SidebarEntry[]};
/** Entries below a quiet title: unlike a category it does not fold, and it is no level of its own. */
type GroupEntry = {group: string; items: SidebarEntry[]};
export type SidebarEntry = RouteEntry | CategoryEntry | GroupEntry;

export type SidebarInput = {
  /** File name for messages. */
  name?: string;
  entries: SidebarEntry[];
  /** Place of an entry, for messages. */
  placeOf?: CheckedYaml<SidebarEntry[]>['placeOf'];
  pages: DocsPage[];
  /** Pages that only this site has; the tree may list them but need not. */
  ownPages?: DocsPage[];
  /** Every route of the upstream documentation: any other route is a typing error. */
  knownRoutes: readonly string[];
  /** Routes of other plugins, such as `/api`, that the sidebar may link to. */
  linkRoutes?: readonly string[];
  /** Prefix of the routes of other plugins. */
  base?: string;
};

const isRoute = (entry: SidebarEntry): entry is RouteEntry => 'route' in entry;
const isGroup = (entry: SidebarEntry): entry is GroupEntry => 'group' in entry;

/** The routes of a sidebar tree, in reading order. */
export function collectRoutes(entries: SidebarEntry[]): string[] {
  return entries.flatMap((entry) => (isRoute(entry) ? [entry.route] : collectRoutes(entry.items)));
}

/** Place of a page in the sidebar: its label and its top-level category. */
export type SidebarPlace = {label: string; section: string};

type Above = {category?: string; group?: string};

/** Place of every route in a sidebar tree, in reading order. The section of a page outside all categories is its group, or itself. */
export function collectPlaces(entries: SidebarEntry[], {category, group}: Above = {}): Map<string, SidebarPlace> {
  return new Map(
    entries.flatMap((entry): [string, SidebarPlace][] => {
      if (isRoute(entry)) return [[entry.route, {label: entry.label, section: category ?? group ?? entry.label}]];
      const above = isGroup(entry) ? {category, group: entry.group} : {category: category ?? entry.category, group};
      return [...collectPlaces(entry.items, above)];
    }),
  );
}

const SIDEBAR_FILE = 'sidebar.yaml';
/** Class of the title of a group (src/css/site.css). */
const GROUP_CLASS = 'menu__group';
const EXPECTED_ENTRY = '{route: 路径, label: 文字}、{category: 文字, items: 列表} 或 {group: 文字, items: 列表}';

const text = z.string('非空文字').regex(/\S/, '非空文字');
const ROUTE_ENTRY = z.strictObject({route: text, label: text}, EXPECTED_ENTRY);
const CATEGORY_ENTRY = z.strictObject(
  {
    category: text,
    get items() {
      return ENTRIES;
    },
  },
  EXPECTED_ENTRY,
);
const GROUP_ENTRY = z.strictObject(
  {
    group: text,
    get items() {
      return ENTRIES;
    },
  },
  EXPECTED_ENTRY,
);
const has = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value;
/** Picks the schema by the keys of an entry, so that messages are about the form that the author meant. */
const ENTRY = z.unknown().transform((value, context): SidebarEntry => {
  const meant = has(value, 'category') ? CATEGORY_ENTRY : has(value, 'group') ? GROUP_ENTRY : ROUTE_ENTRY;
  const {data, error} = meant.safeParse(value);
  for (const issue of error?.issues ?? []) context.issues.push({...issue, input: value} as z.core.$ZodRawIssue);
  return data ?? z.NEVER;
});
const ENTRIES: z.ZodType<SidebarEntry[]> = z.array(ENTRY, '列表');

/**
 * Parses the sidebar tree.
 *
 * @throws InputError that lists every invalid entry
 */
export const parseSidebar = (source: string, name = SIDEBAR_FILE): CheckedYaml<SidebarEntry[]> => checkYamlInput(source, ENTRIES, name);

type LocatedRoute = {route: string; key: PropertyKey[]};

/** The routes of a sidebar tree with the keys of their entries, in reading order. */
const locateRoutes = (entries: SidebarEntry[], above: PropertyKey[] = []): LocatedRoute[] =>
  entries.flatMap((entry, index) =>
    isRoute(entry) ? [{route: entry.route, key: [...above, index, 'route']}] : locateRoutes(entry.items, [...above, index, 'items']),
  );

function checkEntries(input: SidebarInput): void {
  const {name = SIDEBAR_FILE, entries, placeOf = () => '', pages, ownPages = [], knownRoutes, linkRoutes = []} = input;
  const located = locateRoutes(entries);
  const routes = located.map(({route}) => route);
  const known = new Set([...knownRoutes, ...linkRoutes, ...ownPages.map(({route}) => route)]);
  const listed = new Set(routes);
  const problems = [
    ...located
      .filter(({route}) => !known.has(route))
      .map(
        ({route, key}) => `${placeOf(key)}route ${route}：没有这个页面；应为 upstream.routes.json 中的一个路径，或本站自己的页面的 slug`,
      ),
    ...located
      .filter(({route}, index) => routes.indexOf(route) !== index)
      .map(({route, key}) => `${placeOf(key)}route ${route}：出现了不止一次；请只留一处`),
    // A page whose address is not known has a wrong slug, and that is reported of its front matter.
    ...pages
      .filter((page) => !listed.has(page.route) && known.has(page.route))
      .map((page) => `${page.path}:1：route ${page.route} 不在 ${name} 中；请把它加进来`),
  ];
  if (problems.length > 0) {
    throw new InputError(listProblems(`${name} 有误`, problems));
  }
}

function toItems(entries: SidebarEntry[], input: SidebarInput): Item[] {
  const idOf = new Map([...input.pages, ...(input.ownPages ?? [])].map((page) => [page.route, page.id]));
  return entries.flatMap((entry): Item[] => {
    if (!isRoute(entry)) {
      const items = toItems(entry.items, input);
      // Skips categories and groups without any existing page.
      if (items.length === 0) return [];
      if (isGroup(entry)) return [{type: 'html', value: entry.group, className: GROUP_CLASS} as Item, ...items];
      return [{type: 'category', label: entry.category, collapsed: true, items} as Item];
    }
    const id = idOf.get(entry.route);
    if (id) return [{type: 'doc', id, label: entry.label} as Item];
    return input.linkRoutes?.includes(entry.route)
      ? [{type: 'link', href: (input.base ?? '') + entry.route, label: entry.label} as Item]
      : [];
  });
}

/**
 * Converts the sidebar tree to the Docusaurus format, without pages that do not exist yet.
 *
 * @throws Error that names every unknown or repeated route and every page that is missing from the tree
 */
export function buildSidebar(input: SidebarInput): Item[] {
  checkEntries(input);
  return toItems(input.entries, input);
}
