import {expect, test} from 'vitest';
import {essentialsOf} from '../essentialsOf';

const page = (article: string, script = 'main.1.js') =>
  `<!doctype html><html lang=zh-Hans><head><meta name=description content=x><title>页 | 站</title><link rel=stylesheet href=/a.css><script src=/${script}></script></head><body><nav>其他</nav>${article}<footer></footer></body></html>`;

test('language, meta tags, title and article stay; navigation and files go', () => {
  expect(essentialsOf(page('<article><h1>页</h1></article>'))).toBe(
    '<html lang=zh-Hans><meta name=description content=x><title>页 | 站</title></head><body><article><h1>页</h1></article></body></html>',
  );
});

test('a new name of a file changes nothing', () => {
  const article = '<article>文</article>';
  expect(essentialsOf(page(article, 'main.2.js'))).toBe(essentialsOf(page(article)));
});

test('code loses its colours and pictures go', () => {
  const article = '<article><pre class=x><code><span class=k>if</span> a &lt; b</code></pre><svg><path d="M0"/></svg></article>';
  expect(essentialsOf(page(article))).toContain('<article><pre class=x><code>if a &lt; b</code></pre></article>');
});

test('a page without an article is left as it is', () => {
  expect(essentialsOf(page('<main>文</main>'))).toBe(page('<main>文</main>'));
});
