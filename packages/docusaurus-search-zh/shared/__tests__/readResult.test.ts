import {describe, expect, it} from 'vitest';
import {groupHits, presentHit} from '../../client/results/hits';
import {readResult} from '../readResult';

const HIT = {
  objectID: '1',
  url: '/agents#memory',
  type: 'lvl2',
  hierarchy: {lvl0: '概览', lvl1: '智能体', lvl2: '记忆', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: null,
  anchor: 'memory',
};

/** Values of every kind, for every place. */
const ODD = [
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  1e308,
  true,
  '',
  'x',
  [],
  [null],
  {},
  {value: 5},
  {value: null},
  [[{}]],
  {lvl1: {}},
  '\ud83d',
];

/** The value with one part replaced by an odd one, for all parts. */
function spoil(value: unknown): unknown[] {
  if (Array.isArray(value)) return [...ODD, ...value.flatMap((part, index) => spoil(part).map((odd) => value.with(index, odd)))];
  if (typeof value !== 'object' || value === null) return ODD;
  return [...ODD, ...Object.entries(value).flatMap(([key, part]) => spoil(part).map((odd) => ({...value, [key]: odd})))];
}

describe('readResult', () => {
  const whole = {
    hits: [
      {
        ...HIT,
        _snippetResult: {hierarchy: {lvl2: {value: '<mark>记忆</mark>', matchLevel: 'full'}}, content: {value: 'c', matchLevel: 'none'}},
      },
    ],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    queryID: 'q',
    suggestions: ['智能体'],
    nearest: [{title: '智能体', url: '/agents'}],
  };

  it('keeps what is sound', () => {
    expect(readResult(whole)).toMatchObject(whole);
    expect(readResult(JSON.parse(JSON.stringify(readResult(whole))))).toEqual(readResult(whole));
  });

  it('makes of anything else a result that can be shown', () => {
    for (const spoiled of spoil(whole)) {
      const {hits, nbHits, suggestions = [], nearest = []} = readResult(spoiled);
      for (const hit of hits) {
        const {title, path} = presentHit(hit, 'lvl0');
        expect([typeof title, typeof path, typeof hit.objectID]).toEqual(['string', 'string', 'string']);
        expect(Object.values(hit.hierarchy).every((text) => text === null || typeof text === 'string')).toBe(true);
      }
      groupHits(hits);
      for (const {url} of [...hits, ...nearest]) {
        expect(url).toMatch(/^\/(?!\/)/);
        expect(() => decodeURI(url)).not.toThrow();
      }
      expect(suggestions.every((text) => typeof text === 'string')).toBe(true);
      expect(Number.isInteger(nbHits)).toBe(true);
    }
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    'https://docs.example.cn/%E4%B8',
    '/%',
    '/%C0%AF',
    '/a/%zz#x',
    '',
  ])('drops a hit with the address %j', (url) => {
    expect(readResult({hits: [{...HIT, url}], nearest: [{title: 'x', url}]})).toMatchObject({hits: [], nearest: []});
  });

  it('takes only the place on this site of an address elsewhere', () => {
    const urls = ['https://evil.example/agents', '//evil.example/agents', '/\\evil.example/agents', 'https:evil.example/agents'];
    for (const url of urls) expect(readResult({hits: [{...HIT, url}]}).hits[0]?.url).toMatch(/^\/(?:evil\.example\/)?agents$/);
    expect(readResult({hits: [{...HIT, url: '/agents#%E4%B8'}]}).hits[0]?.url).toBe('/agents');
  });
});
