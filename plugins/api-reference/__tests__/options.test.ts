import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, type Options, type PluginOptions, validateOptions} from '../options';

const validate = (options: Options) => validateOptions({options, validate: () => ({}) as PluginOptions});

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual({id: 'default', ...DEFAULT_OPTIONS});
    expect(validate({routeBasePath: 'reference/api'}).routeBasePath).toBe('reference/api');
  });

  it('lists every wrong option with what it should be', () => {
    const wrong = {description: 'api.json', overlays: 5, routeBasePath: '/api/', sidebar: true} as unknown as Options;
    expect(() => validate(wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: [api-reference] docusaurus.config.ts 中的选项有误：
        - 选项 description：应为相对于站点目录的 .yaml 文件路径；收到的是 "api.json"
        - 选项 overlays：应为相对于站点目录的文件夹路径；收到的是 5
        - 选项 routeBasePath：应为首尾不带 / 的路径，例如 api；收到的是 "/api/"
        - 选项 sidebar：应为下列选项之一：version、description、overlays、shared、landing、routeBasePath、loadApi；收到的是 true]
    `);
  });
});
