import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createResolver} from '../resolveRequest';

const FILES = [
  '/index.html',
  '/index.md',
  '/a.html',
  '/a.md',
  '/a/b.html',
  '/404.html',
  '/.hosting.json',
  '/a.html.br',
  '/index/deep.html',
];
const resolverOf = (baseUrl: string) =>
  createResolver({baseUrl, redirects: [{from: '/old', to: '/a'}], isFile: (file) => FILES.includes(file)});

test.each([
  ['/', {status: 200, file: '/index.html'}],
  ['/?x', {status: 200, file: '/index.html'}],
  ['/a', {status: 200, file: '/a.html'}],
  ['/%61', {status: 200, file: '/a.html'}],
  ['/a/b', {status: 200, file: '/a/b.html'}],
  ['/index', {status: 200, file: '/index.html'}],
  ['/index/deep', {status: 200, file: '/index/deep.html'}],
  ['/a/', {status: 301, location: '/a'}],
  ['/a.html/?q=%20', {status: 301, location: '/a?q=%20'}],
  ['/old/?q', {status: 301, location: '/a?q'}],
  ['//a/', {status: 301, location: '/a'}],
  ['/%5Cevil/', {status: 301, location: '/%5Cevil'}],
  ['/流/', {status: 301, location: '/%E6%B5%81'}],
  ['/404', {status: 404, file: '/404.html'}],
  ['/.hosting.json', {status: 404, file: '/404.html'}],
  ['/a.html.br', {status: 404, file: '/404.html'}],
  ['/a/../a', {status: 400}],
  ['/%2e%2e/a', {status: 400}],
  ['/%E6%B5', {status: 400}],
])('%s', (target, expected) => {
  expect(resolverOf('/')({target})).toEqual(expected);
});

test.each([
  ['text/markdown', '/a.md'],
  ['text/html;q=0.8, Text/Markdown;q=0.9', '/a.md'],
  ['text/markdown;q=0.5, text/html;q=0.5', '/a.md'],
  ['text/html, text/markdown;q=0.1', '/a.html'],
  ['text/markdown;q=0', '/a.html'],
  ['text/markdown;q=x', '/a.html'],
  ['text/markdown-ish', '/a.html'],
  ['*/*', '/a.html'],
])('Accept: %s', (accept, file) => {
  expect(resolverOf('/')({target: '/a', accept})).toEqual({status: 200, file});
});

test.each([
  ['/', {status: 302, location: '/docs/'}],
  ['/docs', {status: 301, location: '/docs/'}],
  ['/docs/', {status: 200, file: '/index.html'}],
  ['/docs/a/', {status: 301, location: '/docs/a'}],
  ['/docs/old', {status: 301, location: '/docs/a'}],
  ['/docs/index.html', {status: 301, location: '/docs/'}],
  ['/a', {status: 404, file: '/404.html'}],
])('under a base path: %s', (target, expected) => {
  expect(resolverOf('/docs/')({target})).toEqual(expected);
});

test('a redirect stays on the site and leads to an address that does not move again', () => {
  const resolve = resolverOf('/');
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    'a',
    'old',
    'index',
    '.html',
    '/index.html',
    '%2F',
    '%0d%0a',
    '流',
    '@',
    'evil.example',
    ':',
  );
  fc.assert(
    fc.property(fc.array(part, {maxLength: 8}), (parts) => {
      const first = resolve({target: `/${parts.join('')}`});
      if (!('location' in first)) return;
      expect(first.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      const second = resolve({target: first.location});
      expect('location' in second && second.location !== '/a' ? second : undefined).toBeUndefined();
    }),
  );
});
