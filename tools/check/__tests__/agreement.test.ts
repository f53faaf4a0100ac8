import {describe, expect, it} from 'vitest';
import {findDisagreements} from '../agreement';

const page = (file: string, source: string, version = '1.13') => ({file, source, version});
const table = (row: string) => `| 变量 | 默认值 | 说明 |\n| --- | --- | --- |\n${row}`;
const placesOf = (...pages: Parameters<typeof findDisagreements>[0]) =>
  findDisagreements(pages).map(({file, line, message}) => ({file, line, message}));

describe('findDisagreements', () => {
  it('names both places where two pages give different defaults', () => {
    expect(
      placesOf(
        page('docs/a.mdx', table('| `LANGFLOW_WORKERS` | `1` | 进程数 |')),
        page('docs/b.mdx', '第一行。\n\n`LANGFLOW_WORKERS` 决定进程数，默认是 `2`。'),
      ),
    ).toEqual([{file: 'docs/b.mdx', line: 3, message: 'LANGFLOW_WORKERS 这里是 2，docs/a.mdx:3 是 1'}]);
  });

  it('knows the ways to write one value', () => {
    expect(
      placesOf(
        page('docs/a.mdx', table('| `LANGFLOW_A` | `False` | 开关 |\n| `LANGFLOW_B` | 未设置 | 列表 |\n| `LANGFLOW_C` | `1000` | 条数 |')),
        page('docs/b.mdx', '`LANGFLOW_A` 默认 `false`。`LANGFLOW_B` 默认是 `[]`。`LANGFLOW_C` 默认值：`1,000`。'),
      ),
    ).toEqual([]);
  });

  it('leaves other versions, samples and sentences about two settings alone', () => {
    expect(
      placesOf(
        page('docs/a.mdx', '`LANGFLOW_A` 默认是 `1`。'),
        page('versioned_docs/version-1.5/a.mdx', '`LANGFLOW_A` 默认是 `2`。', '1.5'),
        page('docs/b.mdx', '```text\n`LANGFLOW_A` 默认是 `3`。\n```\n\n`LANGFLOW_A` 与 `LANGFLOW_B` 相同，默认是 `4`。'),
      ),
    ).toEqual([]);
  });

  it('compares the status codes of one message', () => {
    expect(
      placesOf(
        page('docs/a.mdx', '重名时返回 409 和 `Project name must be unique`。'),
        page('docs/b.mdx', '重名时返回 400 和 `Project name must be unique`。'),
      ),
    ).toHaveLength(1);
  });
});
