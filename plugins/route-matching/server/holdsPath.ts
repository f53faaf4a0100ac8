/** As much of a sidebar's item as has to do with addresses. */
export type SidebarItem = {type: string; href?: string; items?: readonly SidebarItem[]};

/** As the theme compares paths. */
const normalize = (path: string): string => (path === '' || path.endsWith('/') ? path : `${path}/`).toLowerCase();

const pathsOfCategories = new WeakMap<SidebarItem, ReadonlySet<string>>();

function pathsOf(item: SidebarItem): ReadonlySet<string> {
  const known = pathsOfCategories.get(item);
  if (known) return known;
  const own = item.href !== undefined && (item.type === 'link' || item.type === 'category') ? [normalize(item.href)] : [];
  const paths = new Set([...own, ...(item.type === 'category' ? (item.items ?? []) : []).flatMap((child) => [...pathsOf(child)])]);
  if (item.type === 'category') pathsOfCategories.set(item, paths);
  return paths;
}

/** Whether a category of the sidebar is that of a path or holds it at any depth. */
export function holdsPath(category: SidebarItem, path: string): boolean {
  return pathsOf(category).has(normalize(path));
}
