import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findParts} from '../findParts';
import {readParts} from '../readParts';

const PAGE = `---
title: 页面
---

## 用 \`run\` 运行 {/* #run */}

见[流程](/flows)，点 **Share**。

- \`No valid URLs were given\`：网址写错了。

<details>
<summary>参数</summary>

| 名字 | 默认值 |
| --- | --- |
| \`A\\|B\` | \`1\` |

</details>

- 第一步：

  \`\`\`\`md title="a.md"
  \`\`\`bash
  echo **Run**
  \`\`\`
  \`\`\`\`

<Figure name="a/b" />
`;

describe('findParts', () => {
  it('finds everything that a page consists of', () => {
    const {texts, samples, tables, ...others} = findParts(PAGE);
    expect(others).toEqual({
      headings: [{depth: 2, id: 'run', text: '用 run 运行', line: 5}],
      links: [{url: '/flows', text: '流程', offset: expect.any(Number), isBare: false}],
      anchors: ['run'],
      figures: ['a/b'],
      words: ['Share'],
    });
    expect(texts.map(({kind, text, line}) => `${line} ${kind} ${text}`)).toEqual([
      '5 heading 用 `run` 运行',
      '7 paragraph 见[流程](/flows)，点 **Share**。',
      '9 item `No valid URLs were given`：网址写错了。',
      '12 paragraph <summary>参数</summary>',
      '20 item 第一步：',
    ]);
    expect(tables).toMatchObject([
      {headings: ['用 run 运行', '参数'], id: 'run', line: 14, header: ['名字', '默认值'], rows: [{cells: ['`A|B`', '`1`'], line: 16}]},
    ]);
    expect(samples).toMatchObject([
      {language: 'md', meta: 'title="a.md"', text: '```bash\necho **Run**\n```', line: 22, headings: ['用 run 运行']},
    ]);
  });
});

describe('readParts', () => {
  const site = () => mkdtempSync(path.join(tmpdir(), 'read-parts-'));

  it('reads a changed page again, and none of a page that is not valid', () => {
    const root = site();
    const wordsOf = (text: string) => {
      mkdirSync(path.join(root, 'docs'), {recursive: true});
      writeFileSync(path.join(root, 'docs/a.mdx'), text);
      return readParts(root, 'docs/a.mdx').words;
    };
    expect(wordsOf('**Share**')).toEqual(['Share']);
    expect(wordsOf('**Run**')).toEqual(['Run']);
    expect(wordsOf('**Run** {')).toEqual([]);
    expect(wordsOf('**Run**')).toEqual(['Run']);
  });
});
