import {describe, expect, it} from 'vitest';
import {parseSearchOptions, validateOptions} from '../options';

const validate = (options: Record<string, unknown>) => validateOptions({options} as Parameters<typeof validateOptions>[0]);

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual(parseSearchOptions({}));
  });

  it('takes an account of the hosted provider', () => {
    const algolia = {appId: 'APP', apiKey: 'key', indexName: 'workshop'};
    expect(validate({provider: 'algolia', algolia})).toMatchObject({provider: 'algolia', algolia});
  });

  it('refuses the hosted provider without an account', () => {
    expect(() => validate({provider: 'algolia'})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [search-zh] 插件选项 有误：
        - algolia：应为含 appId、apiKey 和 indexName 的对象，provider 为 algolia 时必填；收到的是空（没有这个键）
      请修改 docusaurus.config 里 docusaurus-search-zh 的选项。]
    `);
    expect(() => validate({provider: 'algolia', algolia: {appId: 'APP'}})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [search-zh] 插件选项 有误：
        - algolia.apiKey：应为只能搜索的公开密钥；收到的是空（没有这个键）
        - algolia.indexName：应为索引的名字；收到的是空（没有这个键）
      请修改 docusaurus.config 里 docusaurus-search-zh 的选项。]
    `);
  });

  it('names every wrong option at once', () => {
    expect(() => validate({provider: 'google', startPages: [{to: 'api'}], index: 1})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [search-zh] 插件选项 有误：
        - provider：应为 local 或 algolia；收到的是 "google"
        - startPages[0].to：应为以 / 开头的路由；收到的是 "api"
        - startPages[0].label：应为文字；收到的是空（没有这个键）
        - index：没有这个键；删去它，或者改正（这里应为已有的选项，见 README）
      请修改 docusaurus.config 里 docusaurus-search-zh 的选项。]
    `);
  });

  it('takes a function for each option', () => {
    expect(validate({texts: () => ({search: '找'}), scopes: () => [{value: 'docs', label: '文档'}]})).toMatchObject({
      texts: {search: '找'},
      scopes: [{value: 'docs', weight: 1}],
    });
  });
});
