import {describe, expect, it} from 'vitest';
import type {SearchHit, SearchResult} from '../../../shared/contract';
import {answerSources, type Item, type QueryAnswer, type Source, screenOf} from '../sources';

const hierarchy = {lvl0: '手册', lvl1: '页', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hit = {objectID: '1', url: '/a', type: 'lvl1', hierarchy} as SearchHit;
const result = (hits: SearchHit[]): SearchResult => ({hits, nbHits: hits.length, page: 0, nbPages: 1});
const select = () => undefined;

const itemsOf = (source: Source) => source.getItems({} as never) as Item[];
/** State that the library creates from sources. */
const stateOf = (query: string, sources: Source[]) => ({
  query,
  collections: sources.map((source) => ({source, items: itemsOf(source)})) as never,
});
const screenAfter = (query: string, answer: QueryAnswer) => screenOf(stateOf(query, answerSources(answer, select)));

const start: Source[] = [
  {sourceId: 'recent0', list: 'recent', title: '最近搜索', getItems: () => [hit]},
  {sourceId: 'favorites0', list: 'favorites', title: '收藏', getItems: () => []},
];

describe('screenOf', () => {
  it('shows the stored lists that have entries while nothing is asked', () => {
    expect(screenOf(stateOf(' ', start))).toMatchObject({name: 'start', groups: [{source: {title: '最近搜索'}}]});
  });

  it('takes the stored lists for no answer', () => {
    expect(screenOf(stateOf('流程', start)).name).toBe('waiting');
    expect(screenOf(stateOf('流程', [])).name).toBe('waiting');
  });

  it('shows what was found, what was not, and that it failed', () => {
    expect(screenAfter('流程', {query: '流程', outcome: result([hit])})).toMatchObject({name: 'results', groups: [{items: [hit]}]});
    expect(screenAfter('流程', {query: '流程', outcome: result([])}).name).toBe('nothing');
    expect(screenAfter('流程', {query: '流程', outcome: 'unexpected'})).toMatchObject({name: 'failed', kind: 'unexpected'});
  });

  it('says of the query that was answered that nothing was found, not of the one that is on its way', () => {
    expect(screenAfter('qwzx', {query: 'qwz', outcome: result([])})).toMatchObject({name: 'nothing', query: 'qwz'});
  });

  it('puts an answer away once the query is empty', () => {
    expect(screenAfter('', {query: '流', outcome: result([hit])}).name).toBe('waiting');
  });
});
