import {describe, expect, it} from 'vitest';
import {breadcrumbsOf, elementsIn, hasClass, inHead, parseHtml, rootOf} from '../html';

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

describe('elementsIn and hasClass', () => {
  const $ = parseHtml('<main class="wide main"><p id=a><b>一</b></p><p id=b></p></main>');
  const body = elementsIn(rootOf($)).slice(3);

  it('go through a tree in the order of the source', () => {
    expect(body.map(({name, attribs}) => attribs.id ?? name)).toEqual(['main', 'a', 'b', 'b']);
  });

  it('tell a class from one that begins like it', () => {
    expect(body.filter((element) => hasClass(element, 'main'))).toHaveLength(1);
    expect(body.filter((element) => hasClass(element, 'mai'))).toHaveLength(0);
  });
});

describe('breadcrumbsOf', () => {
  it('takes the texts of the breadcrumbs only', () => {
    const html =
      '<a class=x>菜单</a><nav class="theme-doc-breadcrumbs b"><ul><li><a class=x> 甲 </a><li><span class=x>乙</span></ul></nav>';
    expect(breadcrumbsOf(parseHtml(html), '.x')).toEqual([' 甲 ', '乙']);
    expect(breadcrumbsOf(parseHtml('<a class=x>菜单</a>'), '.x')).toEqual([]);
  });
});
