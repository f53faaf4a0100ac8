import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {parseHtml} from '../../build/html';
import collectInlineCode, {collectSiteHashes} from '../inlineScripts';

const read = (html: string) => collectInlineCode({tree: parseHtml(html)});
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test.each([
  ['a plain script', '<script>run("<b>")</script>'],
  ['a script with attributes', '<script data-x=1 async>run("<b>")</script>'],
  ['a module', '<script type=module>run("<b>")</script>'],
  ['an old type', '<script type="text/javascript">run("<b>")</script>'],
  ['speculation rules', '<script type="speculationrules">run("<b>")</script>'],
  ['an import map', '<script type="importmap">run("<b>")</script>'],
  ['a script in the head', '<html><head><script>run("<b>")</script></head></html>'],
])('%s counts', (_, html) => {
  expect(read(html)).toEqual({hashes: [hashOf('run("<b>")')], problems: []});
});

test.each([
  ['a file', '<script src="/a.js"></script>'],
  ['data for search engines', '<script type="application/ld+json">{"a": 1}</script>'],
  ['a template of another language', '<script type="text/x-template">a</script>'],
  ['code that is shown', '<pre><code>&lt;script&gt;a()&lt;/script&gt; onclick="x()"</code></pre>'],
  ['a comment', '<!-- <script>a()</script> <a onclick="x()"> -->'],
  ['a comment on a page with a handler in its text', '<!-- <script>a()</script> --><p>&lt;a onclick="x()"&gt; onclick="x()"</p>'],
  ['a title', '<title>How to use <script>a()</script></title>'],
])('%s does not count', (_, html) => {
  expect(read(html)).toEqual({hashes: [], problems: []});
});

test('the text is taken as it stands, to the byte', () => {
  const text = '\n  a && b; // 中文 &amp; <div>\n';
  expect(read(`<script>${text}</script>`).hashes).toEqual([hashOf(text)]);
});

test('handlers and script addresses are named with what to do instead', () => {
  const html =
    '<a href="javascript:go()">x</a><img src=a onerror=go()><a href=" java\nscript:go()">y</a><form action=javascript:go()></form>';
  expect(read(html).problems).toEqual([
    '<a> 的 href 是 javascript:go()；改用按钮和脚本',
    '<img> 有内联事件处理 onerror="go()"；改用脚本里的 addEventListener',
    '<a> 的 href 是  java\nscript:go()；改用按钮和脚本',
    '<form> 的 action 是 javascript:go()；改用按钮和脚本',
  ]);
});

test.each([
  ['a comment between scripts', '<script>a</script><!-- > <script>c</script> --><p>text</p><script>b</script>', ['a', 'b']],
  ['a script that writes a comment', '<script>a("<!-- ")</script><script>b</script><!-- -->', ['a("<!-- ")', 'b']],
  ['a script that names a style', '<script>a("<style>")</script><p>x</p><script>b("</style>")</script>', ['a("<style>")', 'b("</style>")']],
  ['an empty comment', '<!----><script>a</script><!-- <script>b</script> -->', ['a']],
  ['tags in capitals', '<SCRIPT>a</SCRIPT >', ['a']],
])('%s', (_, html, scripts) => {
  expect(read(html)).toEqual({hashes: scripts.map(hashOf), problems: []});
});

test.each([
  ['a slash before it', '<img/onerror=go()>'],
  ['a quote before it', '<img alt="x"onerror="go()">'],
  ['capitals', '<P ONCLICK="go()">'],
  ['a script', '<script src=/a.js onload="go()"></script>'],
  ['a style', '<style onload="go()">a{}</style>'],
  ['a field', '<textarea title=">" onfocus="go()">text</textarea>'],
  ['a line break before the sign', '<p onclick\n="go()">'],
  ['an address in capitals', "<a HREF='JavaScript:go()'>x</a>"],
  ['an escaped address', '<a href="&#106;avascript:go()">x</a>'],
  ['an address with a tab', '<a href="j\tavascript:go()">x</a>'],
  ['an address in a picture', '<svg><a xlink:href=javascript:go()>x</a></svg>'],
])('what is forbidden is found with %s', (_, html) => {
  expect(read(`<p>text</p>${html}`).problems).toHaveLength(1);
});

test('a site gives each hash once, sorted, and all problems of all pages at once', () => {
  const page = (file: string, html: string) => ({file, tree: parseHtml(html)});
  const sound = page('a.html', '<script>b</script><script>a</script>');
  expect(collectSiteHashes([sound, page('api/c.html', '<script>a</script>')])).toEqual([hashOf('a'), hashOf('b')].sort());
  const bad = [page('api/c.html', '<p onclick="y()">'), page('d.html', '<p onclick="x()">')];
  expect(() => collectSiteHashes([sound, ...bad])).toThrow(/api\/c\.html：<p> 有内联事件处理 onclick="y\(\)".*\n.*d\.html：<p>/);
});
