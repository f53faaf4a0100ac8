import {describe, expect, it} from 'vitest';
import {coverPages, featuresOf} from './coverPages';

const pagesOf = (table: Record<string, string>) =>
  new Map(Object.entries(table).map(([address, letters]) => [address, new Set(letters)] as const));

describe('coverPages', () => {
  it('takes the page that adds most first, and none that adds nothing', () => {
    expect(coverPages(pagesOf({'/a': 'xy', '/b': 'xyz', '/c': 'zw', '/d': 'w'}), 1)).toEqual(['/b', '/c']);
  });

  it('brings in the only page that has something', () => {
    expect(coverPages(pagesOf({'/a': 'vwxyz', '/b': 'v', '/new': 'n'}), 1)).toEqual(['/a', '/new']);
  });

  it('takes as many pages for a feature as are asked for and exist', () => {
    expect(coverPages(pagesOf({'/a': 'xy', '/b': 'x', '/c': 'x', '/d': 'x'}), 2)).toEqual(['/a', '/b']);
  });

  it('chooses none where nothing occurs', () => {
    expect(coverPages(pagesOf({'/a': ''}), 3)).toEqual([]);
  });
});

describe('featuresOf', () => {
  it('tells elements by tag, role and class, however the attributes are written', () => {
    const html = `<p class="a b" title="x > y"><div role=list class=c></div><div class='a'>1 < 2</div><b data-class=n>`;
    expect([...featuresOf(html)].sort()).toEqual(['b ', 'div ', 'div .a', 'div list', 'div list.c', 'p ', 'p .a', 'p .b']);
  });
});
