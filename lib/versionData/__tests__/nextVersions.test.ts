import {describe, expect, it} from 'vitest';
import {nextVersionsData} from '../nextVersions';
import {render, versionWith} from './versionWith';

const RELEASE = {
  release: '1.14.0',
  from: '1.13.0',
  date: '2026-11-28',
  groups: [{title: '设置', rows: [{change: '新增', name: 'LANGFLOW_NEW', detail: 'int，默认 5'}]}],
};
const VERSION = versionWith({'program/next.json': JSON.stringify([RELEASE])});

describe('NextChanges', () => {
  it('lists the differences, outside of the search', async () => {
    const text = await render(nextVersionsData, VERSION, '<NextChanges release="1.14.0" />');
    expect(text).toContain('data-search="none"');
    expect(text).toContain('与 1.13.0 相比，1.14.0 的安装包里这些不同（2026-11-28 读出）：');
    expect(text).toMatch(/\*\*设置\*\*（1）：/);
    expect(text).toMatch(/\| 新增 +\| `LANGFLOW_NEW` +\| `int，默认 5` \|/);
  });

  it('refuses a version that was not looked at', () =>
    expect(render(nextVersionsData, VERSION, '<NextChanges release="1.15.0" />')).rejects.toThrow(
      /release 应为 program\/next\.json 里有的名字/,
    ));
});

it('says what is wrong in the file', () =>
  expect(() => nextVersionsData.read(versionWith({'program/next.json': '[{"release": 1}]'}))).toThrow('program/next.json'));
