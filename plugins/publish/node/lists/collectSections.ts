import type {Section} from '../../types';

/** An entry of a sidebar, as far as the sections need it; of docs the id is known, of other links the address. */
export type SidebarEntry = {type: string; id?: string; href?: string; label?: string; items?: SidebarEntry[]};

/** A sidebar with what its entries lead to. */
export type SidebarSource = {
  entries: readonly SidebarEntry[];
  /** Permalink of a doc by its id. */
  permalinks: ReadonlyMap<string, string>;
  /** Section of the entries that stand in no category. */
  looseTitle: string;
};

const addressOf = ({id, href}: SidebarEntry, permalinks: ReadonlyMap<string, string>) => (id === undefined ? href : permalinks.get(id));

function addressesOf(entry: SidebarEntry, permalinks: ReadonlyMap<string, string>): string[] {
  const own = addressOf(entry, permalinks);
  return [...(own === undefined ? [] : [own]), ...(entry.items ?? []).flatMap((item) => addressesOf(item, permalinks))];
}

function sectionsOf({entries, permalinks, looseTitle}: SidebarSource): Section[] {
  return entries.map((entry) => ({
    title: entry.type === 'category' ? (entry.label ?? looseTitle) : looseTitle,
    routes: addressesOf(entry, permalinks),
  }));
}

/**
 * Makes the sections of the site from its sidebars: every page once, in the order in which readers meet it; a page that the
 * first sidebar only links to belongs to the other one, and pages that stand in none come last.
 */
export function collectSections(sources: readonly SidebarSource[], input: {baseUrl: string; routes: readonly string[]}): Section[] {
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
