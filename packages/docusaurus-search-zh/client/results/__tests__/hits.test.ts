import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../../shared/contract';
import {groupHits, presentHit, splitMarks} from '../hits';

const hit = (more: Record<string, unknown> = {}): SearchHit =>
  ({
    objectID: '1',
    url: '/a#b',
    type: 'lvl3',
    hierarchy: {lvl0: '手册', lvl1: '页', lvl2: '节', lvl3: '小节', lvl4: null, lvl5: null, lvl6: null},
    _snippetResult: {hierarchy: {lvl3: {value: '小<mark>节</mark>'}}, content: {value: '正<mark>文</mark>…'}},
    ...more,
  }) as unknown as SearchHit;

describe('presentHit', () => {
  it('gives the heading, the way to it and what matched', () => {
    expect(presentHit(hit(), 'lvl1')).toEqual({title: '小<mark>节</mark>', path: '页 › 节', snippet: '正<mark>文</mark>…'});
    expect(presentHit(hit(), 'lvl0').path).toBe('手册 › 页 › 节');
  });

  it('names a page once that is called as its section', () => {
    const hierarchy = {...hit().hierarchy, lvl0: 'API 参考', lvl1: 'API 参考'};
    expect(presentHit(hit({hierarchy}), 'lvl0').path).toBe('API 参考 › 节');
    expect(presentHit(hit({hierarchy: {...hierarchy, lvl2: null, lvl3: null}}), 'lvl0')).toMatchObject({title: 'API 参考', path: ''});
  });

  it('gives a paragraph of the hosted service its heading', () => {
    expect(presentHit(hit({type: 'content', _snippetResult: {content: {value: '正<mark>文</mark>'}}}), 'lvl1').title).toBe('小节');
  });

  it('needs nothing of what matched', () => {
    expect(presentHit(hit({_snippetResult: undefined}), 'lvl1')).toEqual({title: '小节', path: '页 › 节'});
  });
});

describe('groupHits', () => {
  const at = (lvl0: string, lvl1: string, lvl2: string | null, url: string) =>
    hit({objectID: url, url, hierarchy: {lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null}});
  const urls = (hits: SearchHit[]) => groupHits(hits).map(({title, hits: own}) => [title, own.map(({url}) => url)]);

  it('groups by the top heading, in the order of the hits, with at most 5 in a group', () => {
    const hits = [1, 2, 3, 4, 5, 6, 7].map((number) => at('开发', '页', `节 ${number}`, `/a#${number}`));
    expect(urls([hits[0] as SearchHit, at('部署', '甲', null, '/b'), ...hits.slice(1)])).toEqual([
      ['开发', ['/a#1', '/a#2', '/a#3', '/a#4', '/a#5']],
      ['部署', ['/b']],
    ]);
  });

  it('keeps the hits of a page together, below the page where it is there', () => {
    const [group] = groupHits([at('开发', '甲', null, '/a'), at('开发', '乙', '节', '/b#1'), at('开发', '甲', '节', '/a#1')]);
    expect(group?.hits.map(({url, isChild}) => [url, isChild])).toEqual([
      ['/a', false],
      ['/a#1', true],
      ['/b#1', false],
    ]);
  });

  it('lists an address once', () => {
    expect(urls([at('开发', '甲', null, '/a'), {...at('开发', '甲', null, '/a'), objectID: '2'}])).toEqual([['开发', ['/a']]]);
  });
});

describe('splitMarks', () => {
  it('takes nothing but marks for marks', () => {
    expect(splitMarks('<img src=x onerror=alert(1)> <mark>全局</mark> & "变量"')).toEqual([
      {text: '<img src=x onerror=alert(1)> ', isMarked: false},
      {text: '全局', isMarked: true},
      {text: ' & "变量"', isMarked: false},
    ]);
  });

  it('takes a mark without its partner for text', () => {
    expect(splitMarks('<mark>全局')).toEqual([{text: '<mark>全局', isMarked: false}]);
    expect(splitMarks('全局</mark>')).toEqual([{text: '全局</mark>', isMarked: false}]);
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[^<>]+$/), fc.boolean())), (pieces) => {
        const marked = pieces.map(([text, isMarked]) => (isMarked ? `<mark>${text}</mark>` : text)).join('');
        expect(
          splitMarks(marked)
            .map(({text}) => text)
            .join(''),
        ).toBe(pieces.map(([text]) => text).join(''));
      }),
    );
  });
});
