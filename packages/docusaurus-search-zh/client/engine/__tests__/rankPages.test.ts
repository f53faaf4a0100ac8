import {describe, expect, it} from 'vitest';
import {SECTIONS_PER_PAGE} from '../../../shared/indexFormat';
import {parseQuery} from '../parseQuery';
import {rankPages} from '../rankPages';

const FACETS = {scope: 'docs' as const, language: 'zh-Hans', tag: 'current', from: 0, to: 10};

/** Order of pages whose single sections match the two parts of a query with these scores; 0 means no match. */
function order(scores: readonly (readonly [number, number])[]): number[] {
  const [first, second] = parseQuery('记录 保存', [
    {
      phrases: [
        ['保', '存'],
        ['存', '储'],
      ],
      weight: 0.75,
    },
  ]).queryTerms;
  const results = [first, second].map((queryTerm, i) => {
    if (!queryTerm) throw new Error('the query has two parts');
    const found = scores.flatMap((pair, page) => {
      const score = pair[i] as number;
      return score > 0 ? [[page * SECTIONS_PER_PAGE, {score, mask: 3}] as const] : [];
    });
    return {queryTerm, matches: new Map(found)};
  });
  return rankPages({results, facets: [FACETS], accepts: () => true, factorOf: () => 1}).map(({page}) => page);
}

describe('rankPages', () => {
  it('puts a page that answers both parts fairly before one that answers a single part very well', () => {
    expect(
      order([
        [30, 1],
        [14, 13],
      ]),
    ).toEqual([1, 0]);
  });

  it('puts a page that answers one part last', () => {
    expect(
      order([
        [30, 0],
        [8, 8],
      ]),
    ).toEqual([1, 0]);
  });

  it('puts a page that is about the one word before one of which a section says it a little better', () => {
    const [queryTerm] = parseQuery('agent', []).queryTerms;
    if (!queryTerm) throw new Error('the query has one part');
    const inSection = SECTIONS_PER_PAGE + 3;
    const rank = (results: Parameters<typeof rankPages>[0]['results']) =>
      rankPages({results, facets: [FACETS], accepts: () => true, factorOf: () => 1}).map(({page}) => page);
    const matches = new Map([
      [0, {score: 10, mask: 1}],
      [inSection, {score: 14, mask: 1}],
    ]);
    expect(rank([{queryTerm, matches}])).toEqual([0, 1]);
    expect(rank([{queryTerm, matches: new Map([...matches, [inSection, {score: 40, mask: 1}]])}])).toEqual([1, 0]);
    // The title contains one of two words, and the sections contain the other.
    expect(
      rank([
        {queryTerm, matches},
        {queryTerm, matches: new Map()},
      ]),
    ).toEqual([1, 0]);
  });

  it('keeps the order of the pages where they answer alike', () => {
    expect(
      order([
        [5, 5],
        [5, 5],
      ]),
    ).toEqual([0, 1]);
  });
});
