import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions} from '../options';

const validate = (options: Record<string, unknown>) => validateOptions({options} as Parameters<typeof validateOptions>[0]);

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  });

  it('takes an account of the hosted provider', () => {
    const algolia = {appId: 'APP', apiKey: 'key', indexName: 'langflow'};
    expect(validate({provider: 'algolia', algolia})).toMatchObject({provider: 'algolia', algolia});
  });

  it('refuses the hosted provider without an account', () => {
    expect(() => validate({provider: 'algolia'})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [search-zh] 插件选项有误：
        - algolia：provider 为 algolia 时必填，应含 appId、apiKey 和 indexName；没有收到值
      请修改 site/createConfig.ts 或对应的环境变量。]
    `);
    expect(() => validate({provider: 'algolia', algolia: {appId: 'APP'}})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [search-zh] 插件选项有误：
        - algolia.apiKey：必填，没有收到值
        - algolia.indexName：必填，没有收到值
      请修改 site/createConfig.ts 或对应的环境变量。]
    `);
  });

  it('names every wrong option at once', () => {
    expect(() => validate({provider: 'google', apiRoute: 'api', index: 1})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [search-zh] 插件选项有误：
        - provider：应为local 或 algolia；收到的是 "google"
        - apiRoute：应为以 / 开头的路由；收到的是 "api"
        - index：没有这个选项；可用的有 provider、algolia、apiRoute、glossary、upstreamSearch、missingResultsUrl、feedbackPage、startRoutes
      请修改 site/createConfig.ts 或对应的环境变量。]
    `);
  });
});
