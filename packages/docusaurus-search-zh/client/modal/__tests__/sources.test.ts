import {describe, expect, it} from 'vitest';
import type {FoundPage, SearchAnswer} from '../../../shared/contract';
import {answerSources, fromStored, type Item, type QueryAnswer, type Source, screenOf, toStored} from '../sources';

const page: FoundPage = {
  title: '页',
  url: '/a',
  part: '手册',
  sections: [{id: '1', url: '/a', title: {text: '页', marks: []}, path: [], isPage: true}],
};
const hit = {id: '1', url: '/a', title: {text: '页', marks: []}, path: [], isPage: true, part: '手册'};
const result = (pages: FoundPage[]): SearchAnswer => ({pages, count: pages.length, page: 0, pageCount: 1});
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
    expect(screenAfter('流程', {query: '流程', outcome: result([page])})).toMatchObject({
      name: 'results',
      groups: [{items: [{...hit, isChild: false}]}],
    });
    expect(screenAfter('流程', {query: '流程', outcome: result([])}).name).toBe('nothing');
    expect(screenAfter('流程', {query: '流程', outcome: 'unexpected'})).toMatchObject({name: 'failed', kind: 'unexpected'});
  });

  it('says of the query that was answered that nothing was found, not of the one that is on its way', () => {
    expect(screenAfter('qwzx', {query: 'qwz', outcome: result([])})).toMatchObject({name: 'nothing', query: 'qwz'});
  });

  it('puts an answer away once the query is empty', () => {
    expect(screenAfter('', {query: '流', outcome: result([page])}).name).toBe('waiting');
  });
});

describe('a stored entry', () => {
  it('is shown as it was chosen, without marks', () => {
    const item = {id: '1', url: '/a#b', title: {text: '小节', marks: [[0, 1] as const]}, path: ['页', '节'], isPage: false, part: '手册'};
    expect(fromStored(toStored(item))).toEqual({...item, title: {text: '小节', marks: []}});
  });
});
