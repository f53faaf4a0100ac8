import {describe, expect, it} from 'vitest';
import {inHead, parseHtml} from '../html';

describe('parseHtml', () => {
  it.each([
    ['a paragraph before the next item', '<ul><li><p>一<li><p>二</ul>', 'li + li'],
    ['a cell before the next row', '<table><tr><td><p>一<tr><td>二</table>', 'tr + tr'],
    ['a paragraph before a list', '<p>一<ul><li>二</ul>', 'p + ul'],
    ['a term before its meaning', '<dl><dt>一<dd><p>二<dt>三</dl>', 'dd + dt'],
  ])('ends what the minifier has left open: %s', (_case, html, selector) => {
    expect(parseHtml(`<article>${html}</article>`)(selector)).toHaveLength(1);
  });

  it('leaves the text of scripts as it stands', () => {
    expect(parseHtml('<script>if (a < b && c) d("</p>")</script>')('script').text()).toBe('if (a < b && c) d("</p>")');
  });
});

describe('inHead', () => {
  it('finds elements of the head, those without a written head included, and no others', () => {
    const $ = parseHtml('<title>页</title><meta name=a content=1><body><svg><title>图</title></svg>');
    expect(inHead($, 'title').text()).toBe('页');
    expect(inHead($, 'meta[name]')).toHaveLength(1);
  });
});
