import {describe, expect, it} from 'vitest';
import {DEFAULT_API_OPTIONS, type Options, type PluginOptions, validateOptions} from '../options';

const validate = (options: Options) => validateOptions({options, validate: () => ({}) as PluginOptions});

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual({id: 'default', ...DEFAULT_API_OPTIONS});
    expect(validate({routeBasePath: 'reference/api'}).routeBasePath).toBe('reference/api');
  });

  it('lists every wrong option with what it should be', () => {
    const wrong = {description: 'api.json', overlays: 5, routeBasePath: '/api/', sidebar: true} as unknown as Options;
    expect(() => validate(wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: [api-reference] 插件选项 有误：
        - description：应为相对于站点目录的 .yaml 文件路径；收到的是 "api.json"
        - overlays：应为相对于站点目录的文件夹路径；收到的是 5
        - routeBasePath：应为首尾不带 / 的路径，例如 api；收到的是 "/api/"
        - sidebar：没有这个键；删去它，或者改正（这里应为可以有 version、description、overlays、shared、landing、routeBasePath、loadApi 的对象）
      请修改 docusaurus.config.ts 中的选项。]
    `);
  });
});
