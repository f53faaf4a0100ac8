import path from 'node:path';
import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';
import resolveMarkdownLinks from '@docusaurus/mdx-loader/lib/remark/resolveMarkdownLinks';
import type {LoadContext} from '@docusaurus/types';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import config from '../../docusaurus.config';
import {engineOf, smallIndex} from '../../plugins/search-zh/__fixtures__/smallSite';
import {TIMEOUTS} from '../../plugins/search-zh/client/algolia/algoliaClient';
import searchPlugin from '../../plugins/search-zh/index';
import {DEFAULT_OPTIONS} from '../../plugins/search-zh/options';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => warn.mockImplementation(() => undefined));
afterEach(() => warn.mockReset());

const warnings = () => warn.mock.calls.flat().join('\n');

/** What the build does with the links of a page, by the rules of this site. */
const reportLinks = (links: string[]) =>
  handleBrokenLinks({
    collectedLinks: {'/page': {links, anchors: ['here']}},
    routes: [{path: '/page', exact: true, component: ''}],
    onBrokenLinks: config.onBrokenLinks ?? 'ignore',
    onBrokenAnchors: config.onBrokenAnchors ?? 'ignore',
  });

describe('the build', () => {
  it('stops at a broken link', async () => {
    await expect(reportLinks(['/nowhere'])).rejects.toThrow(/broken links[\s\S]*\/nowhere/);
  });

  it('warns of a broken anchor', async () => {
    await reportLinks(['/page#here']);
    expect(warnings()).toBe('');
    await reportLinks(['/page#nowhere']);
    expect(warnings()).toMatch(/broken anchors[\s\S]*#nowhere/);
  });

  it('warns of a broken Markdown link', async () => {
    const onBrokenMarkdownLinks = config.markdown?.hooks?.onBrokenMarkdownLinks ?? 'ignore';
    const processor = unified()
      .use(remarkParse)
      .use(resolveMarkdownLinks, {resolveMarkdownLink: () => null, onBrokenMarkdownLinks})
      .use(remarkStringify);
    await processor.process({path: path.join(process.cwd(), 'docs/page.mdx'), value: '[一页](./nowhere.mdx)'});
    expect(warnings()).toContain('./nowhere.mdx');
  });
});

describe('the hosted search', () => {
  const headTagsOf = (options: object) => {
    const context = {siteDir: '/site', baseUrl: '/', siteConfig: {}, generatedFilesDir: '/site/.docusaurus'} as LoadContext;
    const plugin = searchPlugin(context, {...DEFAULT_OPTIONS, ...options} as Parameters<typeof searchPlugin>[1]);
    return plugin.injectHtmlTags?.({content: []})?.headTags ?? [];
  };

  it('connects to its host ahead of need', () => {
    const algolia = {appId: 'APP', apiKey: 'key', indexName: 'langflow'};
    expect(headTagsOf({provider: 'algolia', algolia})).toEqual([
      {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossorigin: 'anonymous'}},
    ]);
    expect(headTagsOf({provider: 'local'})).toEqual([]);
  });

  it('gives a host 1 s to connect, 2 s to answer and 30 s to write', () => {
    expect(TIMEOUTS).toEqual({connect: 1000, read: 2000, write: 30_000});
  });
});

describe('the local search', () => {
  it('answers with address, headings of levels 0 to 6, content and type', async () => {
    const {results} = await engineOf(smallIndex()).search({requests: [{query: '全局变量', indexName: 'langflow'}]});
    const hit = results[0]?.hits[0];
    expect(hit).toMatchObject({
      url: expect.stringMatching(/^\/configuration-global-variables/),
      type: expect.stringMatching(/^(?:lvl\d|content)$/),
    });
    expect(hit).toHaveProperty('content');
    expect(Object.keys(hit?.hierarchy ?? {}).sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`));
  });
});
