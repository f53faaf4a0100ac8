import {describe, expect, it} from 'vitest';
import type {FoundPage, FoundSection} from '../../../shared/contract';
import {groupHits, type ListedHit, listHits, splitMarks, wayTo} from '../hits';

const section = (url: string, more: Partial<FoundSection> = {}): FoundSection => ({
  id: url,
  url,
  title: {text: '小节', marks: []},
  path: [],
  isPage: !url.includes('#'),
  ...more,
});
const pageAt = (part: string, url: string, sections: FoundSection[]): FoundPage => ({title: '页', url, part, sections});
const only = (page: FoundPage): ListedHit => {
  const [hit] = listHits([page]);
  if (!hit) throw new Error('the page has a section');
  return hit;
};

describe('wayTo', () => {
  it('begins with the title of the page, or with the part of the site', () => {
    const hit = only(pageAt('手册', '/a', [section('/a#b', {path: ['节']})]));
    expect([wayTo(hit, false), wayTo(hit, true)]).toEqual(['页 › 节', '手册 › 页 › 节']);
  });

  it('names a page once that is called as its part of the site', () => {
    expect(wayTo(only({...pageAt('API 参考', '/a', [section('/a#b')]), title: 'API 参考'}), true)).toBe('API 参考');
    expect(wayTo(only(pageAt('API 参考', '/a', [section('/a', {title: {text: 'API 参考', marks: []}})])), true)).toBe('');
  });
});

describe('groupHits', () => {
  const urls = (pages: FoundPage[]) => groupHits(pages).map(({title, hits}) => [title, hits.map(({url}) => url)]);

  it('groups by part of the site, in the order of the hits, with at most 5 in a group', () => {
    const numbered = [1, 2, 3, 4, 5, 6, 7].map((number) => section(`/a#${number}`));
    expect(
      urls([pageAt('开发', '/a', numbered.slice(0, 1)), pageAt('部署', '/b', [section('/b')]), pageAt('开发', '/a', numbered.slice(1))]),
    ).toEqual([
      ['开发', ['/a#1', '/a#2', '/a#3', '/a#4', '/a#5']],
      ['部署', ['/b']],
    ]);
  });

  it('keeps the hits of a page together, below the page where it is there', () => {
    const [group] = groupHits([
      pageAt('开发', '/a', [section('/a')]),
      pageAt('开发', '/b', [section('/b#1')]),
      pageAt('开发', '/a', [section('/a#1')]),
    ]);
    expect(group?.hits.map(({url, isChild}) => [url, isChild])).toEqual([
      ['/a', false],
      ['/a#1', true],
      ['/b#1', false],
    ]);
  });

  it('lists an address once', () => {
    expect(urls([pageAt('开发', '/a', [section('/a'), section('/a', {id: '2'})])])).toEqual([['开发', ['/a']]]);
  });
});

describe('splitMarks', () => {
  it('splits a text at its marks', () => {
    expect(splitMarks({text: '<b>全局变量', marks: [[3, 5]]})).toEqual([
      {text: '<b>', isMarked: false},
      {text: '全局', isMarked: true},
      {text: '变量', isMarked: false},
    ]);
    expect(splitMarks({text: '', marks: []})).toEqual([]);
  });
});
