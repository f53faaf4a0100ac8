import {expect, test} from 'vitest';
import {APP_MANIFEST_FILE, WORKER_FILE} from '../offlineFiles';
import {CACHE_RULES, cacheControlOf, contentTypeOf, HIDDEN_PATH, isCompressible, MARKDOWN_ACCEPT, MARKDOWN_REFUSED} from '../rules';

test('only names that hold a digest are kept for good', () => {
  for (const file of ['/assets/js/main.0123abcd.js', '/search/0123456789abcdef/terms-1.json'])
    expect(cacheControlOf(file)).toContain('immutable');
  for (const file of ['/index.html', '/search/manifest.json', '/search.html', '/img/logo.svg', '/docs/assets/x']) {
    expect(cacheControlOf(file)).not.toContain('immutable');
  }
});

test('what says which version a reader has is asked for each time, files of the same name elsewhere are not', () => {
  for (const file of [WORKER_FILE, APP_MANIFEST_FILE]) {
    expect(cacheControlOf(`/${file}`)).toBe('no-cache');
    expect(cacheControlOf(`/search/${file}`)).not.toBe('no-cache');
  }
});

test('the last rule takes what is left', () => {
  expect(CACHE_RULES.at(-1)?.pattern).toBe('');
});

// RE2, which Caddy uses, has neither look-around nor back references.
test('patterns mean the same to every server', () => {
  for (const pattern of [...CACHE_RULES.map((rule) => rule.pattern), HIDDEN_PATH, MARKDOWN_ACCEPT, MARKDOWN_REFUSED])
    expect(pattern).not.toMatch(/\(\?[=!<]|\\[1-9bdsw]/);
});

test('unknown files are sent as bytes, as they are', () => {
  expect([contentTypeOf('/a.xyz'), contentTypeOf('/a'), isCompressible('/a.png')]).toEqual([
    'application/octet-stream',
    'application/octet-stream',
    false,
  ]);
});
