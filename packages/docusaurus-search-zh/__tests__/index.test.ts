import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {engineOf, smallIndex} from '../__fixtures__/smallSite';
import searchPlugin from '../index';
import {DEFAULT_SEARCH_OPTIONS} from '../options';

describe('the hosted search', () => {
  const headTagsOf = (options: object) => {
    const context = {siteDir: '/site', baseUrl: '/', siteConfig: {}, generatedFilesDir: '/site/.docusaurus'} as LoadContext;
    const plugin = searchPlugin(context, {...DEFAULT_SEARCH_OPTIONS, ...options} as Parameters<typeof searchPlugin>[1]);
    return plugin.injectHtmlTags?.({content: []})?.headTags ?? [];
  };

  it('connects to its host ahead of need', () => {
    const algolia = {appId: 'APP', apiKey: 'key', indexName: 'langflow'};
    expect(headTagsOf({provider: 'algolia', algolia})).toEqual([
      {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossorigin: 'anonymous'}},
    ]);
    expect(headTagsOf({provider: 'local'})).toEqual([]);
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
