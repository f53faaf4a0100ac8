import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSiteServer} from '../createSiteServer';

const outside = mkdtempSync(path.join(tmpdir(), 'serve-'));
const folder = path.join(outside, 'build');
const TEXT = '0123456789';
const server = createSiteServer({folder, baseUrl: '/', policy: "default-src 'self'", redirects: [], fileRedirects: []} as never);

type Answer = {status: number; headers: Record<string, string | string[] | undefined>; body: string};

function get(target: string, headers: Record<string, string> = {}): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({host: '127.0.0.1', port, path: target, headers, agent: false}, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body}));
    });
    sent.on('error', reject).end();
  });
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'old'), {recursive: true});
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  for (const [name, text] of Object.entries({
    'index.html': 'home',
    'agents.html': 'agents',
    'agents.html.br': brotliCompressSync('agents'),
    '404.html': 'missing',
    '.hosting.json': '{}',
    _headers: 'rules',
    'a.txt': TEXT,
    '流程 1.txt': TEXT,
    'old/index.html': 'old',
  }))
    writeFileSync(path.join(folder, name), text);
  symlinkSync(outside, path.join(folder, 'leak'));
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'leak.txt'));
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'leak.html'));
  symlinkSync('a.txt', path.join(folder, 'inside.txt'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  '/.hosting.json',
  '/%2ehosting.json',
  '/%2Ehosting%2ejson',
  '/%2f.hosting.json',
  '/404',
  '/%34%30%34',
  '/40%34',
  '/_headers',
  '/%5fheaders',
  '/%5Fhead%65rs',
  '/agents.html.br',
  '/agents.html%2ebr',
  '/agents.html.%62r',
  '/old/..%2f.hosting.json',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/leak/secret.txt',
  '/leak.txt',
  '/leak',
  '/%6ceak/secret.txt',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/secret.txt',
])('%s is not served', async (target) => {
  expect(await get(target)).toMatchObject({status: 404, body: 'missing'});
});

test.each([
  ['/agents%2ehtml', '/agents'],
  ['/%61gents/', '/agents'],
  ['/%6fld/%69ndex.html', '/old'],
])('%s leads where nginx would lead', async (target, place) => {
  expect((await get(target)).headers.location).toBe(place);
});

test.each([
  ['/', 'home'],
  ['/%61gents', 'agents'],
  ['/old', 'old'],
  ['/inside.txt', TEXT],
  ['/%E6%B5%81%E7%A8%8B%201.txt', TEXT],
])('%s is served', async (target, body) => {
  expect(await get(target)).toMatchObject({status: 200, body});
});

describe('conditions', () => {
  test('tags are compared weakly, and a 304 keeps the headers of the answer', async () => {
    const {headers} = await get('/agents');
    const tag = String(headers.etag);
    for (const known of [tag, `W/${tag}`, `"x", W/${tag}`, '*']) {
      const answer = await get('/agents', {'If-None-Match': known});
      expect.soft([answer.status, answer.headers.etag, answer.headers.vary], known).toEqual([304, tag, 'Accept, Accept-Encoding']);
    }
    expect((await get('/agents', {'If-None-Match': '"x"'})).status).toBe(200);
    expect((await get('/agents', {'If-Match': '"x"'})).status).toBe(412);
  });

  test('a compressed copy has a tag of its own', async () => {
    const [plain, small] = [await get('/agents'), await get('/agents', {'Accept-Encoding': 'gzip, deflate, br'})];
    expect([small.headers['content-encoding'], small.headers['content-type']]).toEqual(['br', 'text/html; charset=utf-8']);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    expect((await get('/agents', {'Accept-Encoding': 'br;q=0, gzip'})).headers['content-encoding']).toBeUndefined();
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=a-b', 200, TEXT, undefined],
    ['lines=0-3', 200, TEXT, undefined],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('%s', async (range, status, body, told) => {
    const answer = await get('/a.txt', {Range: range});
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, told]);
  });

  test('If-Range: a part of the same file only', async () => {
    const tag = String((await get('/a.txt')).headers.etag);
    expect((await get('/a.txt', {Range: 'bytes=0-3', 'If-Range': tag})).status).toBe(206);
    expect(await get('/a.txt', {Range: 'bytes=0-3', 'If-Range': '"other"'})).toMatchObject({status: 200, body: TEXT});
    expect(await get('/a.txt', {Range: 'bytes=0-3', 'If-Range': 'Thu, 01 Jan 1970 00:00:00 GMT'})).toMatchObject({status: 200, body: TEXT});
  });
});

test('goes on while the site is built anew: without its 404 page, and without its folder', async () => {
  rmSync(path.join(folder, '404.html'));
  const answer = await get('/nope');
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  rmSync(folder, {recursive: true});
  for (const target of ['/', '/agents', '/nope']) expect((await get(target)).status).toBe(404);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), 'again');
  expect(await get('/')).toMatchObject({status: 200, body: 'again'});
});
