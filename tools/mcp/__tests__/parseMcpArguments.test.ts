import {describe, expect, it} from 'vitest';
import {openBuiltSite} from '../openBuiltSite';
import {parseMcpArguments} from '../parseMcpArguments';

describe('parseMcpArguments', () => {
  it('serves build/ over standard input and output by default', () => {
    expect(parseMcpArguments([])).toEqual({help: false, folder: expect.stringMatching(/[\\/]build$/), port: undefined});
  });

  it('takes a port and a folder in any order', () => {
    const expected = {folder: expect.stringMatching(/[\\/]site$/), port: 7870};
    expect(parseMcpArguments(['--http', '7870', 'site'])).toMatchObject(expected);
    expect(parseMcpArguments(['site', '--http', '7870'])).toMatchObject(expected);
  });

  it('names everything that is wrong', () => {
    expect(() => parseMcpArguments(['--http', 'x', '--port', 'a', 'b'])).toThrowErrorMatchingInlineSnapshot(`
      [Error: --http 之后应为 0 到 65535 的端口；收到的是 x
      不认识的选项：--port；可用的有 --http、--help
      只能有一个文件夹；收到的是 a b]
    `);
    expect(() => parseMcpArguments(['--http'])).toThrow('没有值');
    expect(() => parseMcpArguments(['--http', '70000'])).toThrow('70000');
  });
});

describe('openBuiltSite', () => {
  it('says which files a folder lacks', () => {
    expect(() => openBuiltSite('/nowhere')).toThrow(/llms\.txt[\s\S]*index\.json[\s\S]*npm run build/);
  });
});
