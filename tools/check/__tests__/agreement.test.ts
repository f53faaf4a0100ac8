import {describe, expect, it} from 'vitest';
import {findParts} from '../../../lib/pages/findParts';
import {findDisagreements, readStatements} from '../agreement';

const page = (file: string, source: string, version = '1.13') => ({file, version, statements: readStatements(findParts(source))});
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

  it('compares limits, whatever their units', () => {
    expect(
      placesOf(
        page('docs/a.mdx', '`LANGFLOW_MAX_FILE_SIZE_UPLOAD` 的上限是 1 GB。**Endpoint Name** 最多 20 个字符。'),
        page('docs/b.mdx', '`LANGFLOW_MAX_FILE_SIZE_UPLOAD` 不超过 1,024 MB，至少 1 MB。'),
        page('docs/c.mdx', '| **Endpoint Name** 不能超过 30 字符 |'),
      ),
    ).toEqual([{file: 'docs/c.mdx', line: 1, message: 'Endpoint Name 的上限（字符） 这里是 30，docs/a.mdx:1 是 20'}]);
  });

  it('compares since when a setting exists with other pages and the program', () => {
    const since = (names: string, version: string) => `${names}<Since v="${version}" />：说明。`;
    expect(
      placesOf(
        {file: 'settings.json', version: '1.13', statements: [{subject: 'LANGFLOW_B 最早的版本', value: '1.12.3', line: 1, excerpt: ''}]},
        page('docs/a.mdx', since('`LANGFLOW_A`', '1.11')),
        page('docs/b.mdx', since('`LANGFLOW_A`、`LANGFLOW_B`', '1.11.0')),
        page('docs/c.mdx', table(`| \`LANGFLOW_A\`<Since v="1.12" /> | \`1\` | 条数 |`)),
      ),
    ).toEqual([
      {file: 'docs/b.mdx', line: 1, message: 'LANGFLOW_B 最早的版本 这里是 1.11，settings.json:1 是 1.12.3'},
      {file: 'docs/c.mdx', line: 3, message: 'LANGFLOW_A 最早的版本 这里是 1.12，docs/a.mdx:1 是 1.11'},
    ]);
  });

  it('compares directives of nginx', () => {
    const sample = (value: string) => `\`\`\`nginx\nserver {\n  proxy_read_timeout ${value};\n}\n\`\`\``;
    expect(placesOf(page('docs/a.mdx', sample('3600s')), page('docs/b.mdx', sample('60s')))).toEqual([
      {file: 'docs/b.mdx', line: 3, message: 'nginx 的 proxy_read_timeout 这里是 60s，docs/a.mdx:3 是 3600s'},
    ]);
  });

  it('compares the versions of packages and images in samples', () => {
    const sample = (...lines: string[]) => ['开头。', '', '```bash', ...lines, '```'].join('\n');
    expect(
      placesOf(
        page('docs/a.mdx', sample('uv pip install "example[extra]==1.2"', 'docker pull example/image:16-a')),
        page('docs/b.mdx', sample('uv pip install example==1.2 other==3', 'docker run -p 80:80 example/image:16-a')),
        page('docs/c.mdx', sample('uv pip install example==1.3', 'docker pull example/image:17')),
      ),
    ).toEqual([
      {file: 'docs/c.mdx', line: 4, message: '安装的 example 这里是 1.3，docs/a.mdx:4 是 1.2'},
      {file: 'docs/c.mdx', line: 5, message: '镜像 example/image 的标签 这里是 17，docs/a.mdx:5 是 16-a'},
    ]);
  });
});
