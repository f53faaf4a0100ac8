import {describe, expect, it} from 'vitest';
import {loadApiOnce} from '../../../lib/openapi/loadApi';
import {type Options, validateOptions} from '../options';

const validate = (options: unknown) => validateOptions({options: options as Options, validate: undefined as never});

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual({id: 'default', ownPages: [], loadApi: loadApiOnce});
    expect(validate({id: 'x', ownPages: ['*.mdx']})).toEqual({id: 'x', ownPages: ['*.mdx'], loadApi: loadApiOnce});
  });

  it('lists everything that is wrong', () => {
    expect(() => validate({ownPages: '*.mdx', folder: 'docs'})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [translation] 插件选项 有误：
        - ownPages：应为 glob 模式的列表，相对于 docs/，例如 ["About/**"]；收到的是 "*.mdx"
        - folder：没有这个键；删去它，或者改正（这里应为可以有 ownPages、loadApi 的对象）
      请修改 docusaurus.config.ts 的 contentPlugins。]
    `);
  });
});
