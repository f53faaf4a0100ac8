import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readComponentCatalog} from '../../../../lib/content/componentCatalog';
import {readDocsPages} from '../../../../lib/content/docsIndex';
import {copiesFor, growSite} from '../growSite';

const BLOB = '5f4de98225f176669a936ef3ae741901ff2c689a';
const page = (slug: string, source: string) =>
  `---\ntitle: 页\nslug: ${slug}\ntranslation:\n  source: ${source}\n  blob: ${BLOB}\n---\n\n<ComponentIndex all />\n\n正文\n`;

const CATALOG = 'category: 流程\ncomponents:\n  - {name: Loop, gloss: 循环, anchor: loop, summary: 重复。}\n';

function smallRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'grow-site-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  write('docs/Start/home.mdx', page('/', 'docs/docs/Start/home.mdx'));
  write('docs/Start/_partial-note.mdx', '说明\n');
  write('docs/This-Site/about.mdx', '---\ntitle: 本站\nslug: /about\n---\n');
  write('docs/flows.mdx', page('/flows', 'docs/docs/flows.mdx'));
  write('site/components/flows.yaml', CATALOG);
  write('site/sidebar.yaml', '- {route: /, label: 首页}\n');
  write('translation/upstream.routes.json', '{"/": "docs/docs/Start/home.mdx", "/flows": "docs/docs/flows.mdx"}');
  write('translation/upstream.lock.json', JSON.stringify({files: {'docs/docs/Start/home.mdx': BLOB, 'docs/docs/flows.mdx': BLOB}}));
  return root;
}

test('copies have addresses, sources, catalogs and places in the sidebar of their own', () => {
  const root = smallRepository();
  growSite(root, 2);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const routes = readDocsPages(path.join(root, 'docs')).map(({route}) => route);
  expect(routes.sort()).toEqual(['/', '/about', '/copy-1/flows', '/copy-1/home', '/copy-2/flows', '/copy-2/home', '/flows']);
  expect(read('docs/copy-2/Start/home.mdx')).toBe(
    page('/copy-2/home', 'docs/docs/copy-2/Start/home.mdx').replace('<ComponentIndex all />', ''),
  );
  expect(read('docs/copy-1/Start/_partial-note.mdx')).toBe('说明\n');
  // The check of the real site: a component is named once in the site-wide index.
  const catalog = readComponentCatalog(path.join(root, 'site/components'));
  expect(catalog.map(({route, components}) => [route, components[0]?.page])).toEqual([
    ['/copy-1/flows', '/flows'],
    ['/copy-2/flows', '/flows'],
    ['/flows', undefined],
  ]);
  expect(JSON.parse(read('translation/upstream.routes.json'))).toMatchObject({'/copy-1/flows': 'docs/docs/copy-1/flows.mdx'});
  expect(JSON.parse(read('translation/upstream.lock.json')).files['docs/docs/copy-2/Start/home.mdx']).toBe(BLOB);
  const sidebar = parse(read('site/sidebar.yaml')) as {category?: string; items?: {route: string}[]}[];
  expect(sidebar.at(-1)?.category).toBe('副本 2');
  expect(sidebar.at(-1)?.items?.map(({route}) => route)).toEqual(['/copy-2/home', '/copy-2/flows']);
});

test('a repository is grown once', () => {
  const root = smallRepository();
  growSite(root, 1);
  expect(() => growSite(root, 1)).toThrow('已经有副本');
});

test('pages of the API count towards the size, but only written ones are copied', () => {
  expect(copiesFor(1, {written: 125, all: 257})).toBe(0);
  expect(copiesFor(2, {written: 125, all: 257})).toBe(2);
  expect(copiesFor(10, {written: 125, all: 257})).toBe(19);
});
