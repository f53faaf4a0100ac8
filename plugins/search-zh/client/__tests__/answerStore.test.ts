import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {MultiQueryResponse} from '../../shared/contract';
import {ANSWER_STORE_KEY, findAnswer, keepAnswer} from '../answerStore';

const answer = (nbHits: number): MultiQueryResponse => ({results: [{hits: [], nbHits, page: 0, nbPages: 0}]});
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

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

  it('survives a broken or missing store', () => {
    for (const broken of ['{', '[]', '{"version":1}', 'null', '{"version":"v1","answers":[1,null,"x",["a"],["a",{"results":3}]]}']) {
      store.set(ANSWER_STORE_KEY, broken);
      expect(findAnswer('v1', 'a')).toBeUndefined();
    }
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepAnswer('v1', 'a', answer(1))).not.toThrow();
    expect(findAnswer('v1', 'a')).toBeUndefined();
  });
});
