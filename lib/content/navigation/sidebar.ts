import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {InputError, listProblems} from '../../input/inputError';
import {type CheckedYaml, checkYamlInput} from '../../input/readInput';
import type {DocsPage} from '../docsIndex';

type Item = SidebarsConfig[string] extends (infer T)[] | infer _ ? T : never;
type RouteEntry = {route: string; label: string};
type CategoryEntry = {category: string; items: SidebarEntry[]};
export type SidebarEntry = RouteEntry | CategoryEntry;

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

function isCategory(entry: SidebarEntry): entry is CategoryEntry {
  return 'category' in entry;
}

/** The routes of a sidebar tree, in reading order. */
export function collectRoutes(entries: SidebarEntry[]): string[] {
  return entries.flatMap((entry) => (isCategory(entry) ? collectRoutes(entry.items) : [entry.route]));
}

/** Place of a page in the sidebar: its label and its top-level category. */
export type SidebarPlace = {label: string; section: string};

/** Place of every route in a sidebar tree, in reading order. A page outside all categories is its own section. */
export function collectPlaces(entries: SidebarEntry[], section?: string): Map<string, SidebarPlace> {
  return new Map(
    entries.flatMap((entry): [string, SidebarPlace][] =>
      isCategory(entry)
        ? [...collectPlaces(entry.items, section ?? entry.category)]
        : [[entry.route, {label: entry.label, section: section ?? entry.label}]],
    ),
  );
}

const SIDEBAR_FILE = 'sidebar.yaml';
const EXPECTED_ENTRY = '{route: 路径, label: 文字} 或 {category: 文字, items: 列表}';

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
/** Picks the schema by the keys of an entry, so that messages are about the form that the author meant. */
const ENTRY = z.unknown().transform((value, context): SidebarEntry => {
  const isMeant = typeof value === 'object' && value !== null && 'category' in value;
  const {data, error} = (isMeant ? CATEGORY_ENTRY : ROUTE_ENTRY).safeParse(value);
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
    isCategory(entry) ? locateRoutes(entry.items, [...above, index, 'items']) : [{route: entry.route, key: [...above, index, 'route']}],
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
      .map(({route, key}) => `${placeOf(key)}route ${route}：源文档没有这个页面；应为 upstream.routes.json 中的一个路径`),
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
    if (isCategory(entry)) {
      const items = toItems(entry.items, input);
      // Skips categories without any existing page.
      return items.length > 0 ? [{type: 'category', label: entry.category, collapsed: true, items} as Item] : [];
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
