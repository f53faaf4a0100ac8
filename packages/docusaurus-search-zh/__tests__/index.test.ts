import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import searchPlugin from '../index';
import {parseSearchOptions} from '../options';

describe('the hosted search', () => {
  const headTagsOf = (options: object) => {
    const context = {
      siteDir: '/site',
      baseUrl: '/',
      siteConfig: {},
      i18n: {currentLocale: 'zh-Hans'},
      generatedFilesDir: '/site/.docusaurus',
    } as unknown as LoadContext;
    const plugin = searchPlugin(context, parseSearchOptions(options));
    return plugin.injectHtmlTags?.({content: undefined})?.headTags ?? [];
  };

  it('connects to its host ahead of need', () => {
    const algolia = {appId: 'APP', apiKey: 'key', indexName: 'workshop'};
    expect(headTagsOf({provider: 'algolia', algolia})).toEqual([
      {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossorigin: 'anonymous'}},
    ]);
    expect(headTagsOf({provider: 'local'})).toEqual([]);
  });
});
