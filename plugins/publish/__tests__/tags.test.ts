import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {describe, expect, test} from 'vitest';
import {BuiltPage} from '../../../lib/build/builtPage';
import {attributeOf, linkOf, parseHtml, selectInHead, textOf} from '../../../lib/build/html';
import type {PageFacts} from '../../../lib/build/publishStep';
import {parseHistory, readHistory} from '../../../lib/build/readHistory';
import {buildFeed} from '../node/lists/buildFeed';
import {buildOpenSearch} from '../node/lists/buildOpenSearch';
import readPageFacts from '../node/pages/readPageFacts';
import {buildHeadTags} from '../node/tags/buildHeadTags';

const SITE = {name: 'Langflow 中文文档', root: 'https://docs.example.cn/langflow/', language: 'zh-Hans'};
const HTML =
  '<!doctype html><html><head><title data-rh=true>构建 &amp; 运行 | Langflow 中文文档</title>' +
  '<meta name=description content="说明"/><link rel=canonical href=https://docs.example.cn/langflow/flows /></head><body>' +
  '<nav class="theme-doc-breadcrumbs x"><ul><li><a class=breadcrumbs__link href=/><svg></svg></a>' +
  '<li><span class=breadcrumbs__link>流程</span><li><span class=breadcrumbs__link>构建</span></ul></nav></body></html>';
const PAGE: PageFacts = {
  route: '/flows',
  url: 'https://docs.example.cn/langflow/flows',
  title: '构建 & 运行',
  description: '说明',
  sections: ['流程'],
};
const IMAGE = `${SITE.root}img/social-card.png`;
const factsOf = (html: string, route: string) =>
  readPageFacts(new BuiltPage(route, 'page.html', html), {root: SITE.root, siteTitle: SITE.name}, {});

function propertyOf(tree: Root, property: string): string | undefined {
  const [meta] = selectInHead(tree, `meta[property="${property}"]`);
  return meta && attributeOf(meta, 'content');
}

test('a page is read from its head and its breadcrumbs', () => {
  expect(factsOf(HTML, '/flows')).toEqual(PAGE);
});

test('a page without breadcrumbs has no sections', () => {
  expect(factsOf('<head><title>搜索</title></head>', '/search')).toEqual({
    route: '/search',
    url: `${SITE.root}search`,
    title: '搜索',
    description: '',
    sections: [],
  });
});

describe('buildHeadTags', () => {
  const read = (page: PageFacts, feed?: string) =>
    parseHtml(`<head>${buildHeadTags({page, site: SITE, image: IMAGE, ...(feed && {feed})})}</head>`);

  test('a translated page is paired with its original, and described', () => {
    const tree = read({...PAGE, modified: '2026-01-02T03:04:05.000Z', original: 'https://docs.langflow.org/flows'}, `${SITE.root}feed.xml`);
    for (const language of ['en', 'x-default'])
      expect(selectInHead(tree, `link[hreflang=${language}]`).map((link) => attributeOf(link, 'href'))).toEqual([
        'https://docs.langflow.org/flows',
      ]);
    expect(propertyOf(tree, 'og:image')).toBe(IMAGE);
    expect(linkOf(tree, '[type="application/atom+xml"]')).toBe(`${SITE.root}feed.xml`);
    expect(JSON.parse(selectInHead(tree, 'script').map(textOf).join(''))).toMatchObject({
      '@type': 'TechArticle',
      headline: '构建 & 运行',
      articleSection: ['流程'],
      dateModified: '2026-01-02T03:04:05.000Z',
      isBasedOn: 'https://docs.langflow.org/flows',
    });
  });

  test("a page of this site's own has neither original nor article data nor a made-up date", () => {
    const tree = read(PAGE);
    expect(selectAll('link[hreflang], script, meta[property="article:modified_time"], link[type="application/atom+xml"]', tree)).toEqual(
      [],
    );
    expect(propertyOf(tree, 'og:type')).toBe('website');
  });

  test('a text cannot close the script', () => {
    const html = buildHeadTags({page: {...PAGE, title: '</script><b>', original: 'https://x'}, site: SITE, image: IMAGE});
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('buildFeed', () => {
  const dated = (route: string, modified: string): PageFacts => ({...PAGE, route, url: `https://x${route}`, modified});

  test('the newest pages stand first; pages of one commit are sorted by address', () => {
    const day = (date: number) => `2026-01-${String(date).padStart(2, '0')}T00:00:00.000Z`;
    const feed = buildFeed([dated('/a', day(1)), dated('/c', day(2)), PAGE, dated('/b', day(2))], SITE);
    const ids = [...(feed ?? '').matchAll(/<entry>\s*<id>(.+?)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual(['https://x/b', 'https://x/c', 'https://x/a']);
    expect(feed?.split('<entry>')[0]).toContain(`<updated>${day(2)}</updated>`);
    expect(feed).toContain('<title>构建 &amp; 运行</title>');
  });

  test('it leaves out pages that ask not to be found', () => {
    const page = factsOf(HTML.replace('</head>', '<meta name=robots content="noindex, nofollow"/></head>'), '/flows');
    const hidden = {...page, modified: '2026-01-02T00:00:00.000Z'};
    expect(buildFeed([hidden, dated('/a', '2026-01-01T00:00:00.000Z')], SITE)).not.toContain(hidden.url);
    expect(buildFeed([hidden], SITE)).toBeUndefined();
  });

  test('it is bounded, and absent without dates', () => {
    const many = Array.from({length: 40}, (_, index) => dated(`/${index}`, '2026-01-01T00:00:00.000Z'));
    expect(buildFeed(many, SITE)?.match(/<entry>/g)).toHaveLength(30);
    expect(buildFeed([PAGE], SITE)).toBeUndefined();
  });
});

test('OpenSearch leads to the results page', () => {
  const xml = buildOpenSearch(SITE);
  expect(xml).toContain('template="https://docs.example.cn/langflow/search?q={searchTerms}"');
  expect(xml).toContain('<ShortName>Langflow 中文文档</ShortName>');
});

test('the newest commit that names a file dates it', async () => {
  const log = '\x001700000000\n\nM\tdocs/a.mdx\nA\tdocs/b.mdx\n\x001600000000\n\nM\tdocs/a.mdx\nA\tdocs/中.mdx\n';
  expect(Object.fromEntries(parseHistory(log))).toEqual({
    'docs/a.mdx': '2023-11-14T22:13:20.000Z',
    'docs/b.mdx': '2023-11-14T22:13:20.000Z',
    'docs/中.mdx': '2020-09-13T12:26:40.000Z',
  });
  expect(await readHistory('/')).toEqual(new Map());
});

test('a file that was moved keeps its date, and leaves its name to another', () => {
  const log = [
    '\x001700000000\n\nA\tdocs/a.mdx\nD\tdocs/gone.mdx\n',
    '\x001650000000\n\nR100\tdocs/a.mdx\told/a.mdx\n',
    '\x001600000000\n\nM\tdocs/a.mdx\n',
    '\x001500000000\n\nR100\tfirst.mdx\tdocs/a.mdx\n\x001400000000\n\nA\tfirst.mdx\n',
  ].join('');
  expect(Object.fromEntries(parseHistory(log))).toEqual({
    'docs/a.mdx': '2023-11-14T22:13:20.000Z',
    'old/a.mdx': '2020-09-13T12:26:40.000Z',
  });
});
