import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {UpstreamLock} from '../../../../lib/content/content';
import type {DocsPage} from '../../../../lib/content/docsIndex';
import {readRootVersion} from '../../../../lib/content/versions';
import {buildReport} from '../buildReport';
import {computeStatus} from '../computeStatus';
import {createFrontMatterParser, describeNotice} from '../describeNotice';
import {readDates} from '../readDates';

const [OLD, NOW, COMMIT] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const version = readRootVersion('/site');
const lock: UpstreamLock = {
  repository: 'owner/name',
  commit: COMMIT,
  date: '2025-08-25T12:58:55-07:00',
  langflow_version: '1.5',
  files: {'docs/docs/a.mdx': NOW, 'docs/docs/b.mdx': NOW, 'docs/docs/c.mdx': NOW},
  removed: {'docs/docs/gone.mdx': OLD},
};
const routes = {'/c': 'docs/docs/c.mdx', '/a': 'docs/docs/a.mdx', '/b': 'docs/docs/b.mdx'};
const places = new Map([
  ['/b', {label: '乙', section: '后'}],
  ['/a', {label: '甲', section: '前'}],
]);

type Source = [name: string, blob: string];

function pageOf(route: string, [main, ...others]: [Source, ...Source[]]): DocsPage {
  const toSource = ([name, blob]: Source) => ({source: `docs/docs/${name}.mdx`, blob});
  const also = others.length > 0 ? {also: others.map(toSource)} : {};
  const file = `${route.slice(1)}.mdx`;
  const frontMatter = {title: `页 ${route}`, translation: {...toSource(main), ...also}};
  return {file, path: `docs/${file}`, id: route, route, address: route, frontMatter};
}

const statusOf = (...pages: DocsPage[]) => computeStatus({pages, lock, routes, places, changed: new Map([['a.mdx', '2026-11-21']])});
const stateOf = (page: DocsPage) => statusOf(page).pages.find(({route}) => route === page.route)?.state;

describe('computeStatus', () => {
  it('tells fresh from stale by the blob, and an orphan by its missing source', () => {
    expect(stateOf(pageOf('/a', [['a', NOW]]))).toBe('fresh');
    expect(stateOf(pageOf('/a', [['a', OLD]]))).toBe('stale');
    expect(stateOf(pageOf('/gone', [['gone', OLD]]))).toBe('orphan');
  });

  it('gives a page made from several sources the worst of their states', () => {
    expect(
      stateOf(
        pageOf('/a', [
          ['a', NOW],
          ['b', NOW],
        ]),
      ),
    ).toBe('fresh');
    expect(
      stateOf(
        pageOf('/a', [
          ['a', NOW],
          ['b', OLD],
        ]),
      ),
    ).toBe('stale');
    expect(
      stateOf(
        pageOf('/a', [
          ['a', OLD],
          ['gone', OLD],
        ]),
      ),
    ).toBe('orphan');
  });

  it('lists all pages in the order of the sidebar, with what is missing', () => {
    const status = statusOf(pageOf('/gone', [['gone', OLD]]), pageOf('/a', [['a', NOW]]));
    expect(status.pages.map(({route, title, section, state, changed}) => [route, title, section, state, changed])).toEqual([
      ['/b', '乙', '后', 'missing', undefined],
      ['/a', '页 /a', '前', 'fresh', '2026-11-21'],
      ['/c', '/c', '其他', 'missing', undefined],
      ['/gone', '页 /gone', '其他', 'orphan', undefined],
    ]);
    expect(status.counts).toEqual({fresh: 1, stale: 0, missing: 2, orphan: 1});
    expect(status.sections).toEqual([
      {name: '后', total: 1, counts: {fresh: 0, stale: 0, missing: 1, orphan: 0}},
      {name: '前', total: 1, counts: {fresh: 1, stale: 0, missing: 0, orphan: 0}},
      {name: '其他', total: 2, counts: {fresh: 0, stale: 0, missing: 1, orphan: 1}},
    ]);
  });
});

describe('buildReport', () => {
  it('adds full addresses where there is something to open', () => {
    const context = {url: 'https://zh.example', baseUrl: '/langflow/', upstreamDocs: 'https://en.example'};
    const report = buildReport(statusOf(pageOf('/gone', [['gone', OLD]]), pageOf('/a', [['a', OLD]])), context);
    expect(report.version).toBe(1);
    expect(report.pages.map(({url, english}) => [url, english])).toEqual([
      [undefined, 'https://en.example/b'],
      ['https://zh.example/langflow/a', 'https://en.example/a'],
      [undefined, 'https://en.example/c'],
      ['https://zh.example/langflow/gone', undefined],
    ]);
  });
});

describe('the notice of a page', () => {
  const translation = {source: 'docs/docs/a.mdx', blob: NOW, also: [{source: 'docs/docs/b.mdx', blob: OLD}]};
  const notice = {
    state: 'stale',
    sources: [{path: 'docs/docs/b.mdx', href: `https://github.com/owner/name/commits/${COMMIT}/docs/docs/b.mdx`}],
  };

  it('names the sources that are in the worst state, and says nothing of a fresh page', () => {
    expect(describeNotice(translation, lock)).toEqual(notice);
    expect(describeNotice({source: 'docs/docs/a.mdx', blob: NOW}, lock)).toBeUndefined();
  });

  it('goes into the front matter of that page alone', async () => {
    const parse = createFrontMatterParser([{version, upstream: lock}]);
    expect(
      await parse({
        filePath: 'elsewhere/a.mdx',
        fileContent: '',
        defaultParseFrontMatter: async () => ({frontMatter: {translation}, content: ''}),
      }),
    ).toEqual({frontMatter: {translation}, content: ''});
    const read = (frontMatter: Record<string, unknown>) =>
      parse({
        filePath: path.join(version.root, 'docs/a.mdx'),
        fileContent: '',
        defaultParseFrontMatter: async () => ({frontMatter, content: ''}),
      });
    expect(await read({translation})).toEqual({frontMatter: {translation, translation_notice: notice}, content: ''});
    for (const sound of [{}, {translation: null}, {translation: 'x'}, {translation: {source: 'docs/docs/a.mdx', blob: NOW}}]) {
      expect((await read(sound)).frontMatter).toBe(sound);
    }
  });
});

describe('readDates', () => {
  it('takes the day in UTC and leaves out what has no history', async () => {
    const vcs = {
      getFileLastUpdateInfo: async (file: string) =>
        file.endsWith('a.mdx') ? {timestamp: Date.parse('2026-11-21T23:30:00-02:00'), author: 'x'} : null,
    };
    const pages = [pageOf('/a', [['a', NOW]]), pageOf('/b', [['b', NOW]])];
    expect([...(await readDates(pages, '/docs', vcs))]).toEqual([['a.mdx', '2026-11-22']]);
  });
});
