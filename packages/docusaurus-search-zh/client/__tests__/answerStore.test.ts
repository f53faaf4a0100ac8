import {describe, expect, it, vi} from 'vitest';
import {stubStorage} from '../../__fixtures__/stubStorage';
import type {SearchAnswer} from '../../shared/contract';
import {answerStoreKey, openAnswers} from '../answerStore';

const ANSWER_STORE_KEY = answerStoreKey('docs');
const {find: findAnswer, keep} = openAnswers('docs');
const keepAnswer = (version: string, key: string, given: SearchAnswer) => keep({version, key, answer: given});

const answer = (count: number): SearchAnswer => ({pages: [], count, page: 0, pageCount: 0});
const store = stubStorage();

describe('findAnswer', () => {
  it('finds what was kept for the same version of the index', () => {
    keepAnswer('v1', 'a', answer(1));
    expect(findAnswer('v1', 'a')).toEqual(answer(1));
    expect(findAnswer('v2', 'a')).toBeUndefined();
    expect(findAnswer('v1', 'b')).toBeUndefined();
  });

  it('keeps the last 20 answers, and none of a former version', () => {
    for (let i = 0; i < 25; i += 1) keepAnswer('v1', `query-${i}`, answer(i));
    expect(findAnswer('v1', 'query-4')).toBeUndefined();
    expect(findAnswer('v1', 'query-5')).toEqual(answer(5));
    keepAnswer('v2', 'new', answer(0));
    expect(findAnswer('v1', 'query-24')).toBeUndefined();
  });

  it('gives no poisoned address', () => {
    const section = {id: '1', title: {text: 'b', marks: []}, path: [], isPage: true};
    const pageAt = (url: unknown) => ({title: 'b', url: '/b', part: 'a', sections: [{...section, url}]});
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/%E4%B8', 5, null, {}]) {
      const pages = [pageAt(url), pageAt('/agents'), null, {...pageAt('/c'), url}];
      store.set(ANSWER_STORE_KEY, JSON.stringify({version: 'v1', answers: [['a', {pages, count: 'many'}]]}));
      expect(findAnswer('v1', 'a')?.pages.flatMap(({sections}) => sections.map((found) => found.url))).toEqual(['/agents']);
    }
  });

  it.each([
    'sk-SECRET0123456789',
    'password=hunter22',
    'Bearer abc123def456',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdefg',
    'ghp_0123456789abcdefghijABCDEFGH',
  ])('writes nothing about the query %s', (query) => {
    keepAnswer('v1', JSON.stringify({text: query, language: 'zh-Hans'}), answer(1));
    expect([...store.values()].join()).not.toContain(query);
    keepAnswer('v1', JSON.stringify({text: '怎样创建 API key', tags: ['docs-default-current']}), answer(1));
    expect(store.size).toBe(1);
  });

  it('survives a broken or missing store', () => {
    for (const broken of ['{', '[]', '{"version":1}', 'null', '{"version":"v1","answers":[1,null,"x",["a"],["a",{"pages":3}]]}']) {
      store.set(ANSWER_STORE_KEY, broken);
      expect(findAnswer('v1', 'a')).toBeUndefined();
    }
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepAnswer('v1', 'a', answer(1))).not.toThrow();
    expect(findAnswer('v1', 'a')).toBeUndefined();
  });
});
