import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {chooseVersions, labelsOf} from '../../shared/versions';
import type {CopyFile, SiteManifest} from '../../types';
import {writeOfflineFiles} from '../writeOfflineFiles';

let outDir: string;

function write(file: string, content = file): void {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(path.join(outDir, file), content);
}

const READ = ['index.html', '404.html', 'concepts-flows.html', '2.0/index.html', 'search/index.json', 'img/logo.svg', 'files/示例.md'];
const NOT_READ = ['concepts-flows.md', 'old/index.html', 'img/social-card.png', 'sitemap.xml', 'llms-full.txt', '_headers', '.nojekyll'];
const SERVER = ['index.html.br', 'offline-worker.js', 'offline.json'];
const redirects = [{from: '/old', to: '/concepts-flows'}];

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'copy-'));
  for (const file of [...READ, ...NOT_READ, ...SERVER]) write(file);
});
afterEach(() => rmSync(outDir, {recursive: true}));

test('what readers use is listed under its address; what servers, programs and chats use is not', async () => {
  const {files, pages, storage} = writeOfflineFiles({outDir, redirects});
  expect(files.map(({url}) => url)).toEqual([
    '2.0',
    '404.html',
    'concepts-flows',
    'files/%E7%A4%BA%E4%BE%8B.md',
    'img/logo.svg',
    '',
    'search/index.json',
  ]);
  expect(pages).toBe(3);
  expect(storage).toBe(Buffer.concat(READ.map((file) => Buffer.from(file))).length);
});

test('a file is told by its content, and costs what servers send', async () => {
  const content = 'Langflow '.repeat(1000);
  write('concepts-flows.html', content);
  const {files, bytes} = writeOfflineFiles({outDir, redirects});
  const page = files.find(({url}) => url === 'concepts-flows');
  expect(createHash('sha256').update(content).digest('hex')).toMatch(new RegExp(`^${page?.revision}`));
  expect(page?.size).toBeLessThan(200);
  expect(bytes).toBe(files.reduce((sum, {size}) => sum + size, 0));
});

test('the version follows the content and the redirects, and nothing else', async () => {
  const first = writeOfflineFiles({outDir, redirects, changed: '2026-11-01T00:00:00.000Z'});
  expect(JSON.parse(readFileSync(path.join(outDir, 'offline.json'), 'utf8'))).toEqual(first);
  expect(first.redirects).toEqual({old: '/concepts-flows'});
  // Dates say something to readers; only content makes another version.
  expect(writeOfflineFiles({outDir, redirects}).version).toBe(first.version);
  expect(writeOfflineFiles({outDir, redirects: [{from: '/old', to: '/'}]}).version).not.toBe(first.version);
  write('concepts-flows.html', 'changed');
  expect(writeOfflineFiles({outDir, redirects}).version).not.toBe(first.version);
});

describe('of several versions', () => {
  const versions = [
    {base: '', label: '1.5', routes: ['/', '/concepts-flows']},
    {base: '/1.10', label: '1.10', routes: ['/1.10', '/1.10/agents']},
  ];
  const naming = (...assets: string[]) => assets.map((asset) => `<script src="/langflow/assets/js/${asset}.js"></script>`).join('');
  const PAGES: Record<string, string> = {
    'index.html': naming('main', 'home'),
    'concepts-flows.html': naming('main', 'flows', 'doc'),
    '1.10.html': naming('main', 'doc'),
    '1.10/agents.html': naming('main', 'agents', 'doc'),
    '1.10x.html': naming('main'),
  };
  const search = (manifest: string, version: string) => {
    write(`search/${manifest}`, JSON.stringify({version}));
    write(`search/${version}/terms-1.json`);
  };

  beforeEach(() => {
    for (const [file, html] of Object.entries(PAGES)) write(file, html);
    for (const asset of ['main', 'home', 'flows', 'agents', 'doc', 'lazy']) write(`assets/js/${asset}.js`);
    write('1.10/flows.json');
    search('index.json', '0000000000000000');
    search('index-1.10.json', '1111111111111111');
  });
  const writeManifest = () => writeOfflineFiles({outDir, redirects, versions});
  const urlsOf = (files: readonly CopyFile[], wanted: string) => files.filter(({label}) => label === wanted).map(({url}) => url);

  test('a file belongs to the version whose pages alone name it, and to none where all may need it', () => {
    const {files, more} = writeManifest();
    expect(urlsOf(more, '1.10')).toEqual([
      '1.10',
      '1.10/agents',
      '1.10/flows.json',
      'assets/js/agents.js',
      'search/1111111111111111/terms-1.json',
      'search/index-1.10.json',
    ]);
    expect(more.every(({label}) => label === '1.10')).toBe(true);
    expect(urlsOf(files, '1.5')).toEqual([
      'assets/js/flows.js',
      'concepts-flows',
      'search/0000000000000000/terms-1.json',
      'search/index.json',
    ]);
    const common = files.filter(({label}) => label === undefined).map(({url}) => url);
    expect(common).toEqual(
      expect.arrayContaining(['', '1.10x', '404.html', ...['main', 'home', 'doc', 'lazy'].map((name) => `assets/js/${name}.js`)]),
    );
  });

  test('the first version stands in the manifest whole, as those read it that know of no choice', () => {
    const manifest = writeManifest();
    const {
      common,
      versions: [first],
    } = manifest;
    expect(manifest).toMatchObject({
      version: `${common.version}-${first?.version}`,
      bytes: common.bytes + (first?.bytes ?? 0),
      pages: common.pages + (first?.pages ?? 0),
      labels: ['1.5'],
    });
    expect(manifest.bytes).toBe(manifest.files.reduce((sum, {size}) => sum + size, 0));
  });

  test('what changes in one version is news to those who keep it, and to no others', () => {
    const before = writeManifest();
    write('1.10/agents.html', naming('main', 'agents', 'doc', 'home'));
    const after = writeManifest();
    const versionsOf = (site: SiteManifest) => [['1.5'], ['1.10'], ['1.5', '1.10']].map((labels) => chooseVersions(site, labels).version);
    const [old, now] = [versionsOf(before), versionsOf(after)];
    expect(now[0]).toBe(old[0]);
    expect(now[1]).not.toBe(old[1]);
    expect(now[2]).not.toBe(old[2]);
  });

  test('a chosen version comes with what all need, and a copy from before there was a choice holds the first', () => {
    const site = writeManifest();
    const copy = chooseVersions(site, ['1.10', '9.9']);
    expect(copy.labels).toEqual(['1.10']);
    expect(new Set(copy.files.map(({label}) => label))).toEqual(new Set([undefined, '1.10']));
    expect(copy.storage).toBe(site.common.storage + (site.versions[1]?.storage ?? 0));
    expect(labelsOf({}, site)).toEqual(['1.5']);
    expect(labelsOf(copy, site)).toEqual(['1.10']);
  });
});

test('a site of one version has no choice to offer', () => {
  const site = writeOfflineFiles({outDir, redirects, versions: [{base: '', label: '1.5', routes: ['/concepts-flows']}]});
  expect([site.versions, site.more, site.labels]).toEqual([[], [], undefined]);
  expect(site.files.some(({label}) => label !== undefined)).toBe(false);
  expect(chooseVersions(site, ['1.5']).files).toEqual(site.files);
});
