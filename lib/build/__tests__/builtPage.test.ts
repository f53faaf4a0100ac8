import {selectAll} from 'hast-util-select';
import {describe, expect, it, test} from 'vitest';
import {BuiltPage, routeOf} from '../builtPage';
import {metaOf, textOf} from '../html';

const HTML = '<html><head><title>页</title><script id=data type=application/json>["a"]</script></head><body><p>文</body></html>';
const page = (html = HTML) => new BuiltPage('/a', 'a.html', html);

test.each([
  ['index.html', '/'],
  ['agents.html', '/agents'],
  ['api/index.html', '/api'],
  ['api/logout.html', '/api/logout'],
])('the route of %s is %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test('what is added to the head is in the text and in the tree', () => {
  const changed = page();
  expect(metaOf(changed.tree, 'a')).toBeUndefined();
  changed.appendToHead('<meta name=a content="$&">');
  expect(changed.html).toContain('</script><meta name=a content="$&"></head>');
  expect(metaOf(changed.tree, 'a')).toBe('$&');
});

test('data is replaced in the text and in the tree, and nothing else', () => {
  const changed = page();
  changed.changeData('data', () => '["a","$&"]');
  expect(changed.html).toBe(HTML.replace('["a"]', () => '["a","$&"]'));
  expect(selectAll('#data', changed.tree).map(textOf)).toEqual(['["a","$&"]']);
});

test('a page without the script, or with two of them, is refused', () => {
  expect(() => page('<p>').changeData('data', () => '[]')).toThrow('a.html：应有且只有一个 <script id="data">');
  expect(() => page(HTML + HTML).changeData('data', () => '[]')).toThrow('a.html');
});

describe('the digest of a page', () => {
  const html = (head: string, main: string, menu = '') =>
    `<html><head>${head}</head><body><nav>${menu}</nav><main><h1>页</h1>${main}</main><footer></footer></body></html>`;
  const first = page(html('<title>页</title>', '<p>文', '<a href=/b>别的页</a>'));

  it('depends on its address, its head and its main part', () => {
    const others = [
      new BuiltPage('/b', 'b.html', first.html),
      page(first.html.replace('<title>页', '<title>新')),
      page(first.html.replace('<p>文', '<p>新')),
      page(first.html.replace(/<main>|<\/main>/g, '')),
    ];
    expect(new Set([first, ...others].map(({digest}) => digest)).size).toBe(5);
  });

  it("depends neither on menus nor on the names of the application's files", () => {
    const withScript = (hash: string) => page(html(`<script src=/assets/js/main.${hash}.js></script>`, ''));
    expect(page(first.html.replace('别的页', '改名')).digest).toBe(first.digest);
    expect(withScript('1').digest).toBe(withScript('2').digest);
  });

  it('depends on the scripts around the main part: servers allow each by its hash', () => {
    const withScript = (code: string) => page(first.html.replace('<nav>', `<script>${code}</script><nav>`));
    expect(new Set([first, withScript('a()'), withScript('b()')].map(({digest}) => digest)).size).toBe(3);
  });

  it('is that of the page as it was rendered', () => {
    const changed = page(first.html);
    changed.appendToHead('<meta name=a>');
    expect(changed.digest).toBe(first.digest);
  });
});
