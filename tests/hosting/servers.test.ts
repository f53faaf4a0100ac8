import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {APP_MANIFEST_FILE, WORKER_FILE} from '../../lib/hosting/offlineFiles';
import {SECURITY_HEADERS} from '../../lib/hosting/securityHeaders';
import {HOSTILE_STARTS, hostileTargets, leavesSite} from './hostilePaths';
import {request} from './request';
import type {RunningServer} from './runServer';
import {createSampleSite, type SampleSite} from './sampleSite';
import {SERVERS} from './servers';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE = 'public, max-age=60, stale-while-revalidate=600';
const OTHER = 'public, max-age=600, stale-while-revalidate=86400';

/** Paths after the base path, with what every server answers. */
const FOUND: [path: string, file: string, type: string, cache: string][] = [
  ['', 'index.html', 'text/html', PAGE],
  ['concepts-flows', 'concepts-flows.html', 'text/html', PAGE],
  ['concepts-flows?from=search', 'concepts-flows.html', 'text/html', PAGE],
  ['concepts-flows.md', 'concepts-flows.md', 'text/markdown', PAGE],
  ['api', 'api.html', 'text/html', PAGE],
  ['api/create-flow', 'api/create-flow.html', 'text/html', PAGE],
  ['search', 'search.html', 'text/html', PAGE],
  ['assets/js/main.0123abcd.js', 'assets/js/main.0123abcd.js', 'text/javascript', IMMUTABLE],
  ['assets/og/0123456789abcdef.png', 'assets/og/0123456789abcdef.png', 'image/png', IMMUTABLE],
  ['search/0123456789abcdef/terms-1.json', 'search/0123456789abcdef/terms-1.json', 'application/json', IMMUTABLE],
  ['search/manifest.json', 'search/manifest.json', 'application/json', OTHER],
  ['img/logo.svg', 'img/logo.svg', 'image/svg+xml', OTHER],
  [WORKER_FILE, WORKER_FILE, 'text/javascript', 'no-cache'],
  [APP_MANIFEST_FILE, APP_MANIFEST_FILE, 'application/json', 'no-cache'],
  ['llms.txt', 'llms.txt', 'text/plain', OTHER],
  ['sitemap.xml', 'sitemap.xml', 'application/xml', OTHER],
];

const MOVED: [path: string, target: string][] = [
  ['concepts-flows/', 'concepts-flows'],
  ['concepts-flows//', 'concepts-flows'],
  ['concepts-flows.html', 'concepts-flows'],
  ['concepts-flows/index.html', 'concepts-flows'],
  ['concepts-flows.html?a=1&b=%E6%B5%81', 'concepts-flows?a=1&b=%E6%B5%81'],
  ['index.html', ''],
  ['api/', 'api'],
  ['no-such-page/', 'no-such-page'],
  ['guides-chat-memory', 'concepts-flows'],
  ['guides-chat-memory/', 'concepts-flows'],
  ['guides-chat-memory?a=1', 'concepts-flows?a=1'],
  ['My-Collection', 'concepts-flows'],
  ['components/custom', 'api/create-flow'],
  ['about-langflow', ''],
  ['%F0%9F%91%8B%20Welcome-to-Langflow', ''],
];

const MISSING = [
  'no-such-page',
  '404',
  'a'.repeat(300),
  'assets',
  'assets/js/gone.0123abcd.js',
  '.hosting.json',
  '.git/config',
  '_headers',
  '_redirects',
  'vercel.json',
  'index.html.br',
  'concepts-flows.html.gz',
];

describe.each(['/', '/langflow/'])('under %s', (baseUrl) => {
  let site: SampleSite;
  const read = (file: string) => readFileSync(path.join(site.folder, file));
  beforeAll(async () => {
    site = await createSampleSite(baseUrl);
  });

  describe.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])('%s', (name) => {
    let server: RunningServer | undefined;
    const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      request((server as RunningServer).port, baseUrl + target, {headers, method});
    beforeAll(async () => {
      server = await SERVERS[name](site);
    });
    afterAll(() => server?.stop());

    test.each(FOUND)('/%s answers with %s', async (target, file, type, cache) => {
      const {status, headers, body} = await get(target);
      expect({status, type: headers['content-type'], cache: headers['cache-control']}).toEqual({
        status: 200,
        type: expect.stringMatching(new RegExp(`^${type.replace('+', '\\+')}(?:; charset=utf-8)?$`)),
        cache,
      });
      expect(body.equals(read(file))).toBe(true);
      expect(/^text\/(?:html|markdown)/.test(type) ? headers['content-type'] : 'charset=utf-8').toContain('charset=utf-8');
    });

    test.each(MOVED)('/%s moved to /%s for good', async (target, place) => {
      const {status, headers} = await get(target);
      expect({status, location: headers.location, cache: headers['cache-control']}).toEqual({
        status: 301,
        location: baseUrl + place,
        cache: 'public, max-age=3600',
      });
    });

    test.each(MISSING)('/%s is not found, and says so with the page for it', async (target) => {
      const {status, headers, body} = await get(target);
      expect({status, type: headers['content-type'], cache: headers['cache-control']}).toEqual({
        status: 404,
        type: 'text/html; charset=utf-8',
        cache: 'no-cache',
      });
      expect(body.toString()).toContain('找不到页面');
    });

    test('the base path without its slash leads to the home page', async () => {
      const {status, headers} = await request((server as RunningServer).port, baseUrl.slice(0, -1) || '/');
      expect([status, headers.location]).toEqual(baseUrl === '/' ? [200, undefined] : [301, baseUrl]);
    });

    test.each(HOSTILE_STARTS)('no address that starts with /%s leads to another site', async (start) => {
      const {port} = server as RunningServer;
      const locations = await Promise.all(
        hostileTargets(baseUrl, start).map(async (target) => [target, (await request(port, target)).headers.location ?? ''] as const),
      );
      expect(locations.filter(([, location]) => leavesSite(location, `http://127.0.0.1:${port}`))).toEqual([]);
    });

    test.each(['../../etc/passwd', '%2e%2e/%2e%2e/etc/passwd', '..%2f..%2fetc%2fpasswd', 'x%0d%0aSet-Cookie:a=b/', '%00', '%zz'])(
      '/%s gets no file and no header of its own',
      async (target) => {
        const {status, headers, body} = await get(target);
        expect([status === 200 ? body.toString() : '', headers['set-cookie']]).toEqual(['', undefined]);
      },
    );

    test.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('%s is sent where it is accepted', async (encoding, decompress) => {
      for (const [target, file] of [
        ['concepts-flows', 'concepts-flows.html'],
        ['assets/js/main.0123abcd.js', 'assets/js/main.0123abcd.js'],
      ] as const) {
        const {headers, body} = await get(target, {'Accept-Encoding': encoding});
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toContain('Accept-Encoding');
        expect(body.length).toBeLessThan(read(file).length);
        expect(decompress(body).equals(read(file))).toBe(true);
      }
    });

    test('Brotli comes before gzip, small files come plain', async () => {
      const accepted = {'Accept-Encoding': 'gzip, deflate, br'};
      expect((await get('', accepted)).headers['content-encoding']).toBe('br');
      expect((await get('img/logo.svg', accepted)).headers['content-encoding']).toBeUndefined();
      expect((await get('no-such-page', accepted)).status).toBe(404);
    });

    test.each([
      ['', 'index.md'],
      ['concepts-flows', 'concepts-flows.md'],
    ])('/%s is Markdown for those who ask for it', async (target, file) => {
      const {headers, body} = await get(target, {Accept: 'text/markdown, text/html;q=0.8, */*;q=0.1'});
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(headers.vary).toMatch(/Accept(?:,|$)/);
      expect(body.equals(read(file))).toBe(true);
    });

    test.each(['TEXT/MARKDOWN', 'text/html,text/markdown', 'text/html;q=0.5, text/markdown;variant=x;q=0.9', 'text/markdown ;q=1.0'])(
      'Accept: %s gets Markdown',
      async (Accept) => {
        expect((await get('concepts-flows', {Accept})).headers['content-type']).toContain('text/markdown');
      },
    );

    test.each([
      'text/html, text/markdown;q=0',
      'text/markdown; q=0.000, */*',
      'text/markdown;variant=x;Q=0., text/html',
      'text/markdown-ish',
      'application/x-text/markdown',
      'text/*',
      '',
    ])('Accept: %s gets the page', async (Accept) => {
      expect((await get('concepts-flows', {Accept})).headers['content-type']).toContain('text/html');
    });

    test('a page without Markdown comes as it is, and so does every page for browsers', async () => {
      expect((await get('search', {Accept: 'text/markdown'})).headers['content-type']).toContain('text/html');
      const browser = {Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'};
      const {headers} = await get('concepts-flows', browser);
      expect(headers['content-type']).toContain('text/html');
      expect(String(headers.vary)).toMatch(/\bAccept(?:,|$)/);
    });

    test.each(['', 'concepts-flows', 'assets/js/main.0123abcd.js', 'no-such-page', 'guides-chat-memory'])(
      '/%s carries the security headers',
      async (target) => {
        const {headers} = await get(target);
        const expected = Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([key, value]) => [key.toLowerCase(), value]));
        expect(headers).toMatchObject({...expected, 'content-security-policy': site.policy});
        expect(headers['strict-transport-security']).toBeUndefined();
      },
    );

    test('HSTS is sent where the reader came over TLS', async () => {
      const {headers} = await get('', {'X-Forwarded-Proto': 'https'});
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    });

    test('what did not change is not sent again', async () => {
      const first = await get('concepts-flows');
      const again = await get('concepts-flows', {'If-None-Match': String(first.headers.etag)});
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test('HEAD sends no body, other methods are refused', async () => {
      const head = await get('concepts-flows', {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect((await get('concepts-flows', {}, 'POST')).status).toBe(405);
    });
  });
});
