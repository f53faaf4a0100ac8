import {expect, test} from 'vitest';
import {BuiltPage, routeOf} from '../builtPage';

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
  changed.appendToHead('<meta name=a content="$&">');
  expect(changed.html).toContain('</script><meta name=a content="$&"></head>');
  expect(changed.tree('head meta').attr('content')).toBe('$&');
});

test('data is replaced in the text and in the tree, and nothing else', () => {
  const changed = page();
  changed.changeData('data', () => '["a","$&"]');
  expect(changed.html).toBe(HTML.replace('["a"]', () => '["a","$&"]'));
  expect(changed.tree('#data').text()).toBe('["a","$&"]');
});

test('a page without the script, or with the same data twice, is refused', () => {
  expect(() => page('<p>').changeData('data', () => '[]')).toThrow('a.html：应有且只有一个 <script id="data">');
  expect(() => page(`${HTML}<script>["a"]</script>`).changeData('data', () => '[]')).toThrow('a.html');
});
