import {describe, expect, it} from 'vitest';
import {holdsPath, type SidebarItem} from '../holdsPath';

const link = (href: string): SidebarItem => ({type: 'link', href});
const SIDEBAR: SidebarItem = {
  type: 'category',
  items: [
    link('/a'),
    {type: 'html'},
    {type: 'category', href: '/B/', items: [link('/b/c'), {type: 'category', items: [link('/deep'), link('')]}]},
    {type: 'category', items: []},
  ],
};

/** The rule of the theme, word for word: the item itself, or any below it; slashes at the end and case do not count. */
function isActive(item: SidebarItem, path: string): boolean {
  const same = (href: string) => href.toLowerCase().replace(/\/?$/, href && '/') === path.toLowerCase().replace(/\/?$/, path && '/');
  if (item.type !== 'link' && item.type !== 'category') return false;
  return (
    (item.href !== undefined && same(item.href)) || (item.type === 'category' && (item.items ?? []).some((child) => isActive(child, path)))
  );
}

const categories = (item: SidebarItem): SidebarItem[] =>
  item.type === 'category' ? [item, ...(item.items ?? []).flatMap(categories)] : [];

describe('holdsPath', () => {
  it.each(['/a', '/a/', '/A', '/b', '/B/', '/b/c', '/deep/', '/', '', '/none', '/b/c/d'])('says of %j what the theme says', (path) => {
    for (const category of categories(SIDEBAR)) expect(holdsPath(category, path)).toBe(isActive(category, path));
  });

  it('finds a path at any depth', () => {
    expect(holdsPath(SIDEBAR, '/DEEP')).toBe(true);
    expect(holdsPath(SIDEBAR, '/none')).toBe(false);
  });
});
