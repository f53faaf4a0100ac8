import {describe, expect, it} from 'vitest';
import {readVersions} from '../../../lib/content/versions';
import {parseSuccessors, readSuccessors} from '../index';

const KNOWN = {older: ['/', '/data', '/tools'], root: ['/', '/read-file', '/mcp-tools'], labels: ['1.5', '1.10']} as const;
const parse = (text: string) => parseSuccessors(text, 'successors.yaml', KNOWN);

describe('parseSuccessors', () => {
  it('reads which page took the place of which', () => {
    expect(parse('/data: /read-file\n/tools: /mcp-tools\n')).toEqual({'/data': '/read-file', '/tools': '/mcp-tools'});
  });

  it('lists every route that does not exist, that needs no successor, or that has none', () => {
    expect(() => parse('/dta: /read-file\n/: /mcp-tools\n/data: /read-files\n')).toThrowErrorMatchingInlineSnapshot(`
      [Error: successors.yaml 有误：
        - successors.yaml:1：/dta：1.5 没有这个页面；应为它的一个路径
        - successors.yaml:2：/：1.10 也有这个页面，不需要别的接替；删去这一行
        - successors.yaml:3：/data：1.10 没有 /read-files；应为它的一个路径
        - successors.yaml:1：/tools：1.10 没有这个页面；写上接替它的页面]
    `);
  });

  it('refuses what is no table', () => {
    expect(() => parse('- /data')).toThrow('“这个版本的路径: 最新版本的路径”的键值对');
    expect(() => parse('/data: read-file\n/tools: /mcp-tools')).toThrow('以 / 开头的路径');
  });

  it('knows a page for every page of this site that the version at the root has no more', () => {
    const [root, ...older] = readVersions();
    if (!root) throw new Error('no version');
    for (const version of older) expect(Object.keys(readSuccessors(version, root)).length).toBeGreaterThan(0);
  });
});
