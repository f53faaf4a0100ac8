import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SECURITY_HEADERS} from '../../lib/hosting/securityHeaders';
import {HOST} from '../../tools/command/ports';
import {ACCEPTS} from './accepts';
import {HOSTILE_STARTS, hostileTargets, leavesSite} from './hostilePaths';
import {createSampleSite, type SampleSite} from './sampleSite';
import {findServer, installCaddy, installNginx, type RunningServer, request, SERVERS} from './servers';

const NAMES = Object.keys(SERVERS) as (keyof typeof SERVERS)[];

const MOVED: [path: string, target: string][] = [
  ['markdown/', 'markdown'],
  ['markdown//', 'markdown'],
  ['markdown/index.html', 'markdown'],
  ['markdown.html?a=1&b=%E6%B5%81', 'markdown?a=1&b=%E6%B5%81'],
  ['index.html', ''],
  // What is copied from a text brings the space after it.
  ['markdown%20', 'markdown'],
  ['markdown/%20?a=1', 'markdown?a=1'],
];
const MOVED_LONG_AGO: [path: string, target: string][] = [
  ['My-Old-Page?a=1', 'markdown?a=1'],
  ['My-Old-Page.md?a=1', 'markdown.md?a=1'],
  ['components/custom/', 'api/create-item'],
  ['%F0%9F%91%8B%20Welcome-to-Langflow', ''],
];

const MISSING = [
  'no-such-page',
  'a'.repeat(300),
  `${'a'.repeat(300)}/b`,
  `${'a/'.repeat(300)}a`,
  // No file may be called so on any disk, and a question mark that is written like this is no start of a query.
  'markdown%3Fx',
  'markdown%3Fx/',
  'a%3Fb/',
  // What stands for other characters on some disks.
  'markdown%5C',
  'mark%2A',
  '*',
  '%5Bm%5Darkdown',
  '%7Bmarkdown,x%7D',
  'assets',
  'assets/js/gone.0123abcd.js',
];
const ODD = [
  '../../etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e%252fetc%252fpasswd',
  'x%0d%0aSet-Cookie:a=b/',
  '%00',
  'markdown%00.html',
  '%zz',
  '%E4%B8',
  'a'.repeat(4000),
  'a/'.repeat(2000),
  'markdown.html/x',
];
const HIDDEN = ['404', '.hosting.json', '.git/config', '_headers', '_redirects', 'vercel.json', 'index.html.br', 'markdown.html.gz'];

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
};

/** As the servers of production write it. */
const typeOf = (headers: IncomingHttpHeaders) => headers['content-type']?.replace(/; ?charset=UTF-8/i, '; charset=utf-8');

/** What the build names after its content: `main.0123abcd.js`, `search/0123456789abcdef/`. */
const DIGEST = /[./-](?:[0-9a-f]{8,32}|[0-9A-Z]{8})[./]/;

function cacheOf(file: string): string {
  if (DIGEST.test(file)) return 'public, max-age=31536000, immutable';
  if (/\.(?:html|md)$/.test(file)) return 'public, max-age=60, stale-while-revalidate=600';
  return 'public, max-age=600, stale-while-revalidate=86400';
}

/** The files of the build that have an address, with the path that asks for each. */
function addresses({folder, redirects}: SampleSite): [file: string, path: string][] {
  const added = redirects.map(({from}) => `${from.slice(1)}/index.html`);
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => ![...added, '404.html', ...HIDDEN].includes(file) && !/(?:^|\/)\.|\.(?:br|gz)$/.test(file))
    .map((file) => [file, file === 'index.html' ? '' : file.replace(/\.html$/, '')]);
}

describe.each(['/', '/langflow/'])('under %s', (baseUrl) => {
  let site: SampleSite;
  const read = (file: string) => readFileSync(path.join(site.folder, file));
  beforeAll(async () => {
    site = await createSampleSite(baseUrl);
  });

  test('nginx and Caddy find nothing wrong with their configuration', async () => {
    const folder = installNginx(site, 18080);
    // langflow-docs.conf as a server with other sites reads it.
    const ordinary = readFileSync('/etc/nginx/nginx.conf', 'utf8')
      .replace(/include \/etc\/nginx\/conf\.d\/.*;/, `include ${folder}/langflow-docs.conf;`)
      .replace(/include \/etc\/nginx\/sites-enabled\/.*;/, '')
      .replace(/pid .*;/, `pid ${folder}/nginx.pid;`);
    writeFileSync(path.join(folder, 'ordinary.conf'), ordinary);
    for (const name of ['nginx.conf', 'ordinary.conf']) {
      const args = ['-t', '-q', '-e', 'stderr', '-c', path.join(folder, name)];
      const {stderr, status} = spawnSync(findServer('nginx'), args, {encoding: 'utf8'});
      expect({name, stderr, status}).toEqual({name, stderr: '', status: 0});
    }
    const {file, env} = await installCaddy(site, 18080);
    const args = ['validate', '--config', file, '--adapter', 'caddyfile'];
    const {stderr, status} = spawnSync(findServer('caddy'), args, {encoding: 'utf8', env});
    expect(status, stderr).toBe(0);
  });

  describe.each(NAMES)('%s', (name) => {
    let server: RunningServer;
    const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      request(server.port, baseUrl + target, headers, method);
    beforeAll(async () => {
      server = await SERVERS[name](site);
    });
    afterAll(() => server?.stop());

    test.each(HOSTILE_STARTS)('no address that starts with /%s leads to another site', async (start) => {
      const {port} = server;
      const locations = await Promise.all(
        hostileTargets(baseUrl, start).map(async (target) => [target, (await request(port, target)).headers.location ?? ''] as const),
      );
      expect(locations.filter(([, location]) => leavesSite(location, `http://${HOST}:${port}`))).toEqual([]);
    });

    test.each(ODD)('/%s gets no file, no header of its own, and no word of this computer', async (target) => {
      const {status, headers, body} = await get(target);
      expect([status === 200 ? body.toString() : '', headers['set-cookie']]).toEqual(['', undefined]);
      const told = JSON.stringify(headers) + body.toString();
      expect([site.root, site.folder, process.cwd(), tmpdir()].filter((place) => told.includes(place))).toEqual([]);
    });

    test('smoke: pages, old addresses and what is missing', async () => {
      for (const file of ['index.html', 'markdown.html', 'markdown.md']) {
        const {status, headers, body} = await get(`${file.replace(/^index\.html$|\.html$/, '')}?from=search`);
        expect.soft([status, body.equals(read(file))], file).toEqual([200, true]);
        expect.soft(headers['content-type']).toMatch(/^text\/(?:html|markdown); ?charset=utf-8$/);
      }
      for (const [target, place] of MOVED_LONG_AGO) {
        const {status, headers} = await get(target);
        expect.soft([status, headers.location], target).toEqual([301, baseUrl + place]);
      }
      for (const target of MISSING) {
        const {status, body} = await get(target);
        expect.soft([status, body.equals(read('404.html'))], target).toEqual([404, true]);
      }
      const withoutSlash = await request(server.port, baseUrl.slice(0, -1) || '/');
      expect([withoutSlash.status, withoutSlash.headers.location]).toEqual(baseUrl === '/' ? [200, undefined] : [301, baseUrl]);
    });

    test('smoke: security headers, compression, and what is known is not sent again', async () => {
      const security = Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([key, value]) => [key.toLowerCase(), value]));
      for (const target of ['', 'no-such-page', 'My-Old-Page']) {
        expect.soft((await get(target)).headers, target).toMatchObject({...security, 'content-security-policy': site.policy});
      }
      for (const [accepted, encoding, decompress] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
      ] as const) {
        const {headers, body} = await get('markdown', {'Accept-Encoding': accepted});
        expect.soft([headers['content-encoding'], decompress(body).equals(read('markdown.html'))]).toEqual([encoding, true]);
        expect.soft(headers.vary).toContain('Accept-Encoding');
      }
      const {etag} = (await get('markdown')).headers;
      expect((await get('markdown', {'If-None-Match': String(etag)})).status).toBe(304);
      const head = await get('markdown', {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
    });

    test('one address a page, no address for what is no part of the site, no other methods', async () => {
      const cache = (expected: string, headers: IncomingHttpHeaders) => (name === 'preview' ? headers['cache-control'] : expected);
      for (const [target, place] of MOVED) {
        const {status, headers} = await get(target);
        const expected = [301, baseUrl + place, cache('public, max-age=3600', headers)];
        expect.soft([status, headers.location, headers['cache-control']], target).toEqual(expected);
      }
      for (const target of [...HIDDEN, ...MISSING]) {
        const {status, headers} = await get(target);
        expect.soft([status, typeOf(headers), headers['cache-control']], target).toEqual([404, TYPES.html, cache('no-cache', headers)]);
      }
      for (const method of ['POST', 'PUT', 'DELETE']) expect.soft((await get('markdown', {}, method)).status, method).toBe(405);
    });

    test.each([
      ...ACCEPTS.md.map((accept) => [accept, 'md'] as const),
      ...[...ACCEPTS.html, undefined].map((accept) => [accept, 'html'] as const),
    ])('who accepts %j gets %s', async (accept, extension) => {
      for (const page of ['', 'markdown']) {
        const {headers, body} = await get(page, accept === undefined ? {} : {Accept: accept});
        expect.soft([typeOf(headers), body.equals(read(`${page || 'index'}.${extension}`))], page).toEqual([TYPES[extension], true]);
        expect.soft(headers.vary, page).toMatch(/\bAccept(?:,|$)/);
      }
    });

    test('who accepts Markdown gets HTML where there is none', async () => {
      expect(typeOf((await get('search', {Accept: 'text/markdown'})).headers)).toBe(TYPES.html);
    });

    test('what a client has, by its tag or by any', async () => {
      const {etag} = (await get('markdown')).headers;
      const statuses = await Promise.all(
        [String(etag), `"other", ${etag}`, '*', '"other"'].map(async (tag) => (await get('markdown', {'If-None-Match': tag})).status),
      );
      expect(statuses).toEqual([304, 304, 304, 200]);
      expect((await get('no-such-page', {'If-None-Match': '*'})).status).toBe(404);
    });

    test('doubled slashes are one: the application puts the address right', async () => {
      for (const target of [`/${baseUrl}markdown`, `${baseUrl}/markdown`, `${baseUrl}//markdown?a=//b`, `//${baseUrl}/markdown`]) {
        const answer = await request(server.port, target);
        expect.soft([answer.status, answer.body.equals(read('markdown.html'))], target).toEqual([200, true]);
      }
      expect((await request(server.port, '//evil.example/')).headers.location ?? '/').toMatch(/^\/(?!\/)/);
    });

    test('an address as a client writes it to a proxy', async () => {
      const answer = await request(server.port, `http://${HOST}:${server.port}${baseUrl}markdown`);
      expect([answer.status, answer.body.equals(read('markdown.html'))]).toEqual([200, true]);
    });

    // It leaves the rest to them.
    if (name === 'preview') return;

    test('every file that was built has its type and its cache', async () => {
      const seen = new Set<string>();
      for (const [file, target] of addresses(site)) {
        const {status, headers} = await get(encodeURI(target));
        const type = TYPES[path.extname(file).slice(1)];
        expect.soft([status, headers['content-type'], headers['cache-control']], file).toEqual([200, type, cacheOf(file)]);
        seen.add(cacheOf(file));
      }
      expect(seen.size).toBe(3);
    });

    test('HSTS for those who came over TLS', async () => {
      expect((await get('')).headers['strict-transport-security']).toBeUndefined();
      expect((await get('', {'X-Forwarded-Proto': 'https'})).headers['strict-transport-security']).toBe('max-age=31536000');
    });
  });
});
