import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {escapeHtml, markedToHtml, splitMarks} from '../safeHtml';

describe('markedToHtml', () => {
  it('keeps the marks and nothing else', () => {
    expect(markedToHtml('<img src=x onerror=alert(1)> <mark>全局</mark> & "变量"')).toBe(
      '&lt;img src=x onerror=alert(1)&gt; <mark>全局</mark> &amp; &quot;变量&quot;',
    );
  });

  it('takes a mark without its partner for text', () => {
    expect(markedToHtml('<mark>全局')).toBe('&lt;mark&gt;全局');
    expect(markedToHtml('全局</mark>')).toBe('全局&lt;/mark&gt;');
  });

  it('lets no other tag through, whatever the text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('<mark>', '</mark>', '<script>', '<', '>', '&lt;', '"'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(markedToHtml(pieces.join('')).replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });
});

describe('splitMarks', () => {
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

describe('escapeHtml', () => {
  it('escapes what HTML gives a meaning', () => {
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  });
});
