import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildErrorIndex} from '../buildIndex';
import {ErrorMatcher} from '../matcher';
import {readMessageFile} from '../messageFile';
import {MOST_CHARACTERS, readPaste} from '../readPaste';
import {readValues} from '../readValues';

const {messages} = readMessageFile(path.join(__dirname, '../../..'));
const files = buildErrorIndex(messages.map(({pattern}) => ({texts: [pattern], detail: {}})));
const matcher = new ErrorMatcher(async (file) => files.get(file) as string);

const MEGABYTE = 1_000_000;
/** Pieces that steps of reading look for, over and over: where one of them tries too many ways, time runs away. */
const PIECES = [
  '\u001b]',
  '\u001b[',
  '[1;',
  '{"',
  '[{',
  '"detail":"',
  "'detail': '",
  "'detail': \"",
  'File "',
  'a.A',
  'Error ',
  'Error:\n',
  'a   ',
  'a\n',
  '\\n',
  '\r',
  '\u0000',
  '\u202e',
  '错误',
  '😀',
  'ﷺ',
  '<p>',
  '1',
  ' ',
  '/usr/lib/a.py\n',
];
/** Seconds, of a machine that is busy: what tries too many ways takes minutes. */
const LONGEST = 20_000;

describe('a paste that is no message', () => {
  it.each(PIECES.map((piece) => [JSON.stringify(piece), piece]))(
    'of %s a megabyte long is read at once',
    async (_, piece) => {
      const text = piece.repeat(Math.ceil(MEGABYTE / piece.length));
      const read = readPaste(text);
      expect(read.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      const {matches, nearest} = await matcher.match(text);
      expect(matches.length + nearest.length).toBeLessThanOrEqual(4);
    },
    LONGEST,
  );

  it.each([
    ['control characters', '\u0000\u0007\u001b\u007f'],
    ['marks of direction', '\u202e\u2066\u200f'],
    ['emoji', '😀🧑‍🚀🇨🇳'],
    ['marks', '!!! --- ??? {}[]'],
    ['a number', '404'],
    ['paths', '/usr/lib/python3/site-packages/x.py\n/home/me/flow.json\nC:\\Users\\me\\a.txt'],
    ['HTML', '<div class="a"><script>alert(1)</script></div>'],
    ['text from right to left', 'لم يتم العثور على التدفق المطلوب في الخادم'],
  ])('of %s is taken for none', async (_, text) => {
    expect((await matcher.match(text)).matches).toEqual([]);
  });

  it('of any characters leads to an outcome', async () => {
    const anything = fc.oneof(
      fc.string({unit: 'binary', maxLength: 2000}),
      fc
        .array(fc.constantFrom(...PIECES, 'Flow', 'not found', ': ', "'", '"}', 'Traceback (most recent call last):\n'), {maxLength: 200})
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const outcome = await matcher.match(text);
        expect(outcome.text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
        for (const {values, closeness} of [...outcome.matches, ...outcome.nearest]) {
          expect(values.every((value) => typeof value === 'string')).toBe(true);
          expect(closeness).toBeGreaterThan(0);
        }
      }),
      {numRuns: 300},
    );
  });
});

describe('readValues', () => {
  it('reads what stands in the gaps, whatever the white space, and to the end of the line at the end', () => {
    expect(readValues('… of … is: …', 'part  a of b\nis: c d\ne')).toEqual(['part  a', 'b', 'c d']);
    expect(readValues('No … here', 'No flow here')).toEqual(['flow']);
    expect(readValues('No … here', 'No flow there')).toBeUndefined();
  });

  it('does not try all ways to lay many short parts on a text', () => {
    expect(readValues(`${'…, '.repeat(12)}end`, 'a, '.repeat(170))).toBeUndefined();
  });
});
