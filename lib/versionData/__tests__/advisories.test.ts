import {describe, expect, it} from 'vitest';
import {advisoriesData} from '../advisories';
import {render, versionWith} from './versionWith';

const versionOf = (advisories: string) => versionWith({'advisories.yaml': advisories});
const VERSION =
  versionOf(`- {cve: CVE-2026-33017, affected: <1.9.0, fixed: 1.9.0, login: false, published: 2026-03-20, exploited: CISA 2026-03-25, text: 执行代码。}
- {cve: [CVE-2026-1000, CVE-2026-1001], affected: '>=1.2.0 <=1.8.4', login: true, also: [CNNVD-202602-4530], text: 读 \`secret_key\`。}
- {cve: CVE-2026-1002, affected: '>=1.2.0 <1.8.4', text: 写文件。}
- {cve: CVE-2026-1003, affected: <=1.8.4, text: 写文件。}
`);

describe('AdvisoryTable', () => {
  it('shows numbers, ranges in words, and what was not found', async () =>
    expect(await render(advisoriesData, VERSION, '<AdvisoryTable />')).toMatchSnapshot());
});

describe('advisories.yaml', () => {
  it('refuses a number that has two rows', () =>
    expect(() =>
      advisoriesData.read(
        versionOf('- {cve: CVE-2026-1000, affected: <1, text: 甲。}\n- {cve: CVE-2026-1000, affected: <2, text: 乙。}\n'),
      ),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/advisories.yaml 有误：
        - site/1.13/advisories.yaml:2：[1].cve：CVE-2026-1000 已经有一行；合成一行]
    `));

  it.each([
    ['cve: 2026-1000, affected: <1.9.0, text: 甲。', 'cve'],
    ['cve: CVE-2026-1000, affected: 1.9.0, text: 甲。', 'affected'],
    ['cve: CVE-2026-1000, affected: <1.9.0, fixed: next, text: 甲。', 'fixed'],
    ['cve: CVE-2026-1000, affected: <1.9.0, published: 2026年, text: 甲。', 'published'],
    ['cve: CVE-2026-1000, affected: <1.9.0, exploited: 是, text: 甲。', 'exploited'],
    ['cve: CVE-2026-1000, affected: <1.9.0, also: [1], text: 甲。', 'also'],
    ['cve: CVE-2026-1000, affected: <1.9.0, text: 甲', 'text'],
  ])('refuses %s', (row, key) => expect(() => advisoriesData.read(versionOf(`- {${row}}\n`))).toThrow(`[0].${key}`));
});
