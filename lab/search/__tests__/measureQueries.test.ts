import {makePages, smallIndex} from 'docusaurus-search-zh/__fixtures__/smallSite';
import {describe, expect, it} from 'vitest';
import {measureQueries} from '../measureQueries';
import {multiplyPages} from '../multiplyPages';

describe('multiplyPages', () => {
  it('adds pages with words of their own, the same each time', () => {
    const pages = makePages();
    const many = multiplyPages(pages, 3);
    expect(many).toHaveLength(pages.length * 3);
    expect(many).toEqual(multiplyPages(pages, 3));
    expect(new Set(many.map(({url}) => url)).size).toBe(many.length);
    expect(many[pages.length]?.records[0]?.content).not.toBe(pages[0]?.records[0]?.content);
  });
});

describe('measureQueries', () => {
  it('counts what a first query fetches', async () => {
    const [cost] = await measureQueries(smallIndex(), ['全局变量']);
    expect(cost?.firstFiles).toBeGreaterThan(2);
    expect(cost?.firstBytes).toBeGreaterThan(500);
  });
});
