import {existsSync, mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {FACTS_FILE, formatSiteFacts, readSiteFacts} from '../../../lib/hosting/siteFacts';
import {compressFiles} from '../compressFiles';
import {HOST_FILES, prepareSite, SERVER_FILES} from '../prepareSite';

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'prepare-'));
  writeFileSync(path.join(folder, 'index.html'), `<p>${'文'.repeat(1000)}</p>`);
  return folder;
}

test('all old addresses share the one hash of their script, beside those of the pages', () => {
  const folder = createFolder();
  const redirects = ['/a', '/b/c', '/d'].map((from) => ({from, to: `/new${from}`}));
  const facts = {baseUrl: '/', redirects, fileRedirects: [], policySources: {}, scriptHashes: ['sha256-page']};
  writeFileSync(path.join(folder, FACTS_FILE), formatSiteFacts(facts));
  const {policy} = prepareSite(folder, path.join(folder, 'out'));
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(readFileSync(path.join(folder, 'b/c/index.html'), 'utf8')).toContain('<link rel="canonical" href="/new/b/c">');
  for (const file of Object.keys(HOST_FILES)) expect(existsSync(path.join(folder, file))).toBe(true);
  for (const file of Object.keys(SERVER_FILES)) {
    expect(readFileSync(path.join(folder, 'out', file), 'utf8').split('\n')[0]).toContain('不要手改');
  }
});

test('a folder that is no build is refused with what to do', () => {
  const folder = createFolder();
  expect(() => prepareSite(folder, folder)).toThrow(`${folder} 里没有 .hosting.json，不是本站的构建结果；先运行 npm run build`);
  writeFileSync(path.join(folder, '.hosting.json'), '{"version": 1}');
  expect(() => readSiteFacts(folder)).toThrow('version 应为 3；收到的是 1');
  writeFileSync(path.join(folder, '.hosting.json'), '{"version": 3, "baseUrl": "/", "redirects": [{"from": "/a"}], "policySources": {}}');
  expect(() => readSiteFacts(folder)).toThrow('已损坏（redirects.0.to）。请重新运行 npm run build');
  writeFileSync(path.join(folder, '.hosting.json'), '{');
  expect(() => readSiteFacts(folder)).toThrow('已损坏（不是有效的 JSON）');
});

test('copies are written where they help, and only anew where the file changed', async () => {
  const folder = createFolder();
  writeFileSync(path.join(folder, 'small.html'), 'x');
  writeFileSync(path.join(folder, 'picture.png'), 'x'.repeat(5000));
  expect(await compressFiles(folder)).toMatchObject({files: 1, plain: statSync(path.join(folder, 'index.html')).size});
  expect(['index.html.br', 'index.html.gz', 'small.html.br', 'picture.png.br'].map((name) => existsSync(path.join(folder, name)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect((await compressFiles(folder)).files).toBe(0);
});
