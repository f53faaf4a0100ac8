import {expect, test} from 'vitest';
import {readRedirects} from '../../../lib/content/content';
import type {HostedSite} from '../../../lib/hosting/siteFacts';
import {HOSTILE_STARTS, hostileTargets, leavesSite} from '../../../tests/hosting/hostilePaths';
import {NEWEST, OLDER} from '../../../tests/testVersions';
import {renderRedirectPage} from '../redirectPage';
import {renderHeadersFile, renderRedirectsFile, renderVercel} from '../renderStaticHosts';

const SITE: HostedSite = {
  folder: '',
  baseUrl: '/docs/',
  redirects: [
    {from: '/old', to: '/new'},
    {from: '/👋 (old)', to: '/'},
  ],
  fileRedirects: [],
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
});

const ORIGIN = 'https://docs.example.cn';

test.each(['/', '/docs/'])('no address of a site under %s leads to another site, by rule or by page', (baseUrl) => {
  const site = {...SITE, baseUrl, redirects: [...SITE.redirects, ...readRedirects(NEWEST), ...readRedirects(OLDER)]};
  const rows = renderRedirectsFile(site).split('\n').slice(1, -1);
  const rules = new Map(rows.map((row) => row.split(' ').slice(0, 2) as [string, string]));
  const vercel: {source: string; destination: string}[] = JSON.parse(renderVercel(site)).redirects;
  // Hosts match requests with the sources, which have no wildcards, and use the target unchanged.
  expect([...rules.keys()].filter((source) => /[*:]/.test(source))).toEqual([]);
  expect(vercel.filter(({source}) => /(?<!\\)[*:(]/.test(source))).toEqual([]);
  const targets = [...rules.values(), ...vercel.map(({destination}) => destination)];
  expect(targets.filter((target) => leavesSite(target, ORIGIN))).toEqual([]);
  const hostile = HOSTILE_STARTS.flatMap((start) => hostileTargets(baseUrl, start)).map((target) => target.replace(/[?#].*/, ''));
  expect(hostile.flatMap((target) => rules.get(target) ?? []).filter((target) => target !== baseUrl)).toEqual([]);
  // The redirect page only adds query and hash.
  for (const target of targets.slice(0, 3)) {
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(renderRedirectPage(target)) ?? [];
    const places: string[] = [];
    const link = {querySelector: () => ({getAttribute: () => target})};
    new Function('document', 'location', script)(link, {
      search: '?next=//evil.example',
      hash: '#//evil.example',
      replace: (url: string) => places.push(url),
    });
    expect(places).toEqual([`${target}?next=//evil.example#//evil.example`]);
  }
});
