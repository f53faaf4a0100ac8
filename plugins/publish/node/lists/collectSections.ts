import type {NavSection} from '../../types';

/** The parts of a sidebar entry that sections need. Docs have an `id`, other links have `href`. */
export type ListedEntry = {type: string; id?: string; href?: string; label?: string; items?: ListedEntry[]};

/** A sidebar, and the targets of its entries. */
export type SidebarSource = {
  entries: readonly ListedEntry[];
  /** Permalink of a doc by its id. */
  permalinks: ReadonlyMap<string, string>;
  /** Section title for entries outside of categories. */
  looseTitle: string;
};

const addressOf = ({id, href}: ListedEntry, permalinks: ReadonlyMap<string, string>) => (id === undefined ? href : permalinks.get(id));

function addressesOf(entry: ListedEntry, permalinks: ReadonlyMap<string, string>): string[] {
  const own = addressOf(entry, permalinks);
  return [...(own === undefined ? [] : [own]), ...(entry.items ?? []).flatMap((item) => addressesOf(item, permalinks))];
}

function sectionsOf({entries, permalinks, looseTitle}: SidebarSource): NavSection[] {
  return entries.map((entry) => ({
    title: entry.type === 'category' ? (entry.label ?? looseTitle) : looseTitle,
    routes: addressesOf(entry, permalinks),
  }));
}

/**
 * Creates the sections from the sidebars. Every page is listed once, in sidebar order. A page that is in the first sidebar and in a later
 * one belongs to the later one. Pages that are in no sidebar come last.
 */
export function collectSections(sources: readonly SidebarSource[], input: {baseUrl: string; routes: readonly string[]}): NavSection[] {
  const left = new Set(input.routes);
  const toRoute = (address: string) =>
    `/${address
      .slice(input.baseUrl.length)
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')}`;
  const later = new Set(sources.slice(1).flatMap(({entries, permalinks}) => entries.flatMap((entry) => addressesOf(entry, permalinks))));
  const merged = new Map<string, string[]>();
  const add = (title: string, routes: readonly string[]) => {
    const own = routes.filter((route) => left.delete(route));
    if (own.length > 0) merged.set(title, [...(merged.get(title) ?? []), ...own]);
  };
  sources.forEach((source, i) => {
    for (const {title, routes} of sectionsOf(source)) add(title, routes.filter((address) => i > 0 || !later.has(address)).map(toRoute));
  });
  add('其他页面', [...left].sort());
  return [...merged].map(([title, routes]) => ({title, routes}));
}
