import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {engineOf, smallIndex} from '../../__fixtures__/smallSite';
import {evaluateQuery, groupByKind, type QueryOutcome, readQueries, scoreOutcomes} from '../evaluate';

const outcome = (kind: string, rank: number): QueryOutcome => ({query: {q: 'q', kind, best: []}, routes: [], rank});

describe('evaluateQuery', () => {
  it('counts the hits of one page once', async () => {
    const query = {q: '变量', kind: 'zh-term', best: ['/environment-variables']};
    const {routes, rank} = await evaluateQuery(engineOf(smallIndex()), query, '/');
    expect(new Set(routes).size).toBe(routes.length);
    expect(rank).toBe(routes.indexOf('/environment-variables') + 1);
    expect(rank).toBeGreaterThan(0);
  });
});

describe('scoreOutcomes', () => {
  it('gives the share found among five, and the mean of the reciprocal ranks among ten', () => {
    expect(scoreOutcomes([1, 2, 6, 11, 0].map((rank) => outcome('a', rank)))).toEqual({
      count: 5,
      recall: 2 / 5,
      mrr: (1 + 1 / 2 + 1 / 6) / 5,
    });
  });
});

describe('groupByKind', () => {
  it('keeps kinds apart', () => {
    const groups = groupByKind([outcome('b', 1), outcome('a', 1), outcome('b', 0)]);
    expect([...groups].map(([kind, list]) => [kind, list.length])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });
});

describe('readQueries', () => {
  it('names every line that is wrong', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'search-zh-queries-')), 'queries.jsonl');
    writeFileSync(file, '{"q":"a","kind":"x","best":["/"]}\n{"q":1}\nnot json\n');
    expect(() => readQueries(file)).toThrow(/第 2 行[\s\S]*第 3 行/);
  });
});
