import {expect, test} from 'vitest';
import {APP_MANIFEST_FILE, WORKER_FILE} from '../../../lib/hosting/offlineFiles';
import type {HostedSite} from '../../../lib/hosting/siteFacts';
import {renderHeadersFile, renderRedirectsFile, renderVercel} from '../renderStaticHosts';

const UNCACHED = [WORKER_FILE, APP_MANIFEST_FILE];

const SITE: HostedSite = {
  folder: '',
  baseUrl: '/docs/',
  redirects: [
    {from: '/old', to: '/new'},
    {from: '/👋 (old)', to: '/'},
  ],
  policy: "default-src 'self'",
};

test('_redirects lists every old address with and without a slash', () => {
  expect(renderRedirectsFile(SITE).split('\n').slice(1)).toEqual([
    '/docs/old /docs/new 301',
    '/docs/old/ /docs/new 301',
    '/docs/%F0%9F%91%8B%20(old) /docs/ 301',
    '/docs/%F0%9F%91%8B%20(old)/ /docs/ 301',
    '',
  ]);
});

test('_headers gives every page the policy and hashed files their cache', () => {
  const text = renderHeadersFile(SITE);
  expect(text).toContain('\n/docs/*\n  X-Content-Type-Options: nosniff\n');
  expect(text).toContain("  Content-Security-Policy: default-src 'self'\n");
  expect(text).toContain('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  for (const file of UNCACHED) expect(text).toContain(`\n/docs/${file}\n  Cache-Control: no-cache\n`);
});

test('a policy that static hosts would cut off is refused', () => {
  expect(() => renderHeadersFile({...SITE, policy: 'x'.repeat(2000)})).toThrow('静态托管最多读 2000 个');
});

test('vercel.json has the same redirects and headers', () => {
  const config = JSON.parse(renderVercel(SITE));
  expect(config).toMatchObject({cleanUrls: true, trailingSlash: false});
  expect(config.redirects).toEqual([
    {source: '/docs/old', destination: '/docs/new', statusCode: 301},
    {source: '/docs/%F0%9F%91%8B%20\\(old\\)', destination: '/docs/', statusCode: 301},
  ]);
  expect(config.headers[0].headers).toContainEqual({key: 'Content-Security-Policy', value: "default-src 'self'"});
  const cacheOf = (source: string) => config.headers.find((block: {source: string}) => block.source === source)?.headers[0].value;
  for (const files of ['assets/(.*)', 'search/:digest/(.*)']) expect(cacheOf(`/docs/${files}`)).toContain('immutable');
  for (const file of UNCACHED) expect(cacheOf(`/docs/${file.replaceAll('.', '\\.')}`)).toBe('no-cache');
});
