import {select, selectAll} from 'hast-util-select';
import {describe, expect, it} from 'vitest';
import {
  attributeOf,
  breadcrumbsOf,
  elementsIn,
  hasClass,
  linkOf,
  metaOf,
  parseHtml,
  pictureTextOf,
  selectInHead,
  textOf,
  titleOf,
} from '../html';

describe('parseHtml', () => {
  it.each([
    ['a paragraph before the next item', '<ul><li><p>一<li><p>二</ul>', 'li + li'],
    ['a cell before the next row', '<table><tr><td><p>一<tr><td>二</table>', 'tr + tr'],
    ['a paragraph before a list', '<p>一<ul><li>二</ul>', 'p + ul'],
    ['a term before its meaning', '<dl><dt>一<dd><p>二<dt>三</dl>', 'dd + dt'],
  ])('ends what the minifier has left open: %s', (_case, html, selector) => {
    expect(selectAll(selector, parseHtml(`<article>${html}</article>`))).toHaveLength(1);
  });

  it('leaves the text of scripts as it stands', () => {
    const scripts = selectAll('script', parseHtml('<script>if (a < b && c) d("</p>")</script>'));
    expect(scripts.map(textOf)).toEqual(['if (a < b && c) d("</p>")']);
  });

  it('reads what is shown without scripts as elements', () => {
    expect(selectAll('noscript > p', parseHtml('<body><noscript><p>没有脚本</p></noscript>'))).toHaveLength(1);
  });
});

describe('the head', () => {
  it('is searched alone, even if the page does not write it', () => {
    const tree = parseHtml(
      '<title>页</title><meta name=a:b content=1><link rel=canonical href=/a><body><svg><title>图</title></svg><meta name=c>',
    );
    expect(titleOf(tree)).toBe('页');
    expect(selectInHead(tree, 'meta[name]')).toHaveLength(1);
    expect(metaOf(tree, 'a:b')).toBe('1');
    expect(metaOf(tree, 'c')).toBeUndefined();
    expect(linkOf(tree, '[rel=canonical]')).toBe('/a');
    expect(linkOf(tree, '[rel=icon]')).toBeUndefined();
  });
});

describe('attributeOf', () => {
  it('gives every kind of value as the text that HTML has for it', () => {
    const link = select('a', parseHtml('<a href="/a" rel="noopener me" tabindex=-1 hidden aria-hidden=true data-flow=f>甲</a>'));
    const values = ['href', 'rel', 'tabIndex', 'hidden', 'ariaHidden', 'dataFlow', 'title'].map((name) => link && attributeOf(link, name));
    expect(values).toEqual(['/a', 'noopener me', '-1', '', 'true', 'f', undefined]);
  });
});

describe('pictureTextOf', () => {
  it('reads images and what is drawn with elements', () => {
    const html = '<img alt=甲><img><p role=img aria-label=乙></p><p>丙</p>';
    expect(elementsIn(parseHtml(html)).slice(3).map(pictureTextOf)).toEqual(['甲', '', '乙', undefined]);
  });
});

describe('elementsIn and hasClass', () => {
  const tree = parseHtml('<main class="wide main"><p id=a><b>一</b></p><p id=b></p></main>');
  const body = elementsIn(tree).slice(3);

  it('go through a tree in the order of the source', () => {
    expect(body.map(({tagName, properties}) => properties.id ?? tagName)).toEqual(['main', 'a', 'b', 'b']);
  });

  it('leave out what is skipped, with all its content', () => {
    expect(elementsIn(tree, ({properties}) => properties.id === 'a').slice(3)).toHaveLength(2);
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
