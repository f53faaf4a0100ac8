import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readAnswer} from '../../../shared/readAnswer';
import {groupHits, listHits, wayTo} from '../../results/hits';
import {readMarks, readResult} from '../readResult';

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
    const answer = readResult(whole);
    expect(answer).toEqual({
      pages: [
        {
          title: '智能体',
          url: '/agents',
          part: '概览',
          sections: [
            {
              id: '1',
              url: '/agents#memory',
              title: {text: '记忆', marks: [[0, 2]]},
              path: [],
              isPage: false,
              excerpt: {text: 'c', marks: []},
            },
          ],
        },
      ],
      count: 1,
      page: 0,
      pageCount: 1,
      suggestions: ['智能体'],
      nearest: [{title: '智能体', url: '/agents'}],
    });
    expect(readAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });

  it('makes of anything else a result that can be shown', () => {
    const answer = readResult(whole);
    for (const read of [...spoil(whole).map(readResult), ...spoil(answer).map(readAnswer)]) {
      const {pages, count, suggestions = [], nearest = []} = read;
      const hits = listHits(pages);
      for (const hit of hits) {
        expect([typeof hit.title.text, typeof wayTo(hit, true), typeof hit.id]).toEqual(['string', 'string', 'string']);
        expect(hit.title.marks.every(([start, end]) => start < end && end <= hit.title.text.length)).toBe(true);
      }
      groupHits(pages);
      for (const {url} of [...pages, ...hits, ...nearest]) {
        expect(url).toMatch(/^\/(?!\/)/);
        expect(() => decodeURI(url)).not.toThrow();
      }
      expect(suggestions.every((text) => typeof text === 'string')).toBe(true);
      expect(Number.isInteger(count)).toBe(true);
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
    expect(readResult({hits: [{...HIT, url}], nearest: [{title: 'x', url}]})).toMatchObject({pages: [], nearest: []});
  });

  it('takes only the place on this site of an address elsewhere', () => {
    const urls = ['https://evil.example/agents', '//evil.example/agents', '/\\evil.example/agents', 'https:evil.example/agents'];
    for (const url of urls)
      expect(readResult({hits: [{...HIT, url}]}).pages[0]?.sections[0]?.url).toMatch(/^\/(?:evil\.example\/)?agents$/);
    expect(readResult({hits: [{...HIT, url: '/agents#%E4%B8'}]}).pages[0]?.sections[0]?.url).toBe('/agents');
  });
});

describe('readMarks', () => {
  it('takes nothing but marks for marks', () => {
    expect(readMarks('<img src=x onerror=alert(1)> <mark>全局</mark> & "变量"')).toEqual({
      text: '<img src=x onerror=alert(1)> 全局 & "变量"',
      marks: [[29, 31]],
    });
  });

  it('takes a mark without its partner for text', () => {
    expect(readMarks('<mark>全局')).toEqual({text: '<mark>全局', marks: []});
    expect(readMarks('全局</mark>')).toEqual({text: '全局</mark>', marks: []});
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[^<>]+$/), fc.boolean())), (pieces) => {
        const marked = pieces.map(([text, isMarked]) => (isMarked ? `<mark>${text}</mark>` : text)).join('');
        expect(readMarks(marked).text).toBe(pieces.map(([text]) => text).join(''));
      }),
    );
  });
});
