import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {Correction} from '../../lib/content/corrections';
import {readRootVersion} from '../../lib/content/versions';
import {bindElements} from '../../lib/versionData/pageElement';
import {describeCorrections} from '../describeCorrections';
import remarkCorrections, {CORRECTION_ELEMENTS} from '../remarkCorrections';
import remarkElements from '../remarkElements';

const REPOSITORY = 'example/upstream';
const correction = (fields: Partial<Correction>): Correction => ({
  version: '1.5',
  page: '/flows',
  upstream: '3000',
  ours: '7860',
  evidence: [{path: 'src/main.py', from: 12, to: 15}],
  note: '端口写错了。',
  address: fields.page ?? '/flows',
  commit: 'c'.repeat(40),
  ...fields,
});
const CORRECTIONS = [
  correction({page: '/api/run-flow', upstream: 'a `b` c', ours: '返回 *全部* 字段', note: '不是 `List<str>`，也不是 <b>粗</b>。'}),
  correction({}),
  correction({upstream: 'PROT', ours: 'PORT', evidence: [1, 3].map((line) => ({path: 'src/a.py', from: line, to: line}))}),
];
const PAGES = [
  {base: '', address: '/other', title: '没有勘误', section: '入门'},
  {base: '', address: '/flows', title: '构建流程', section: '流程'},
  {base: '', address: '/api/run-flow', title: 'POST /run', section: 'API 规范'},
  {base: '/2.0', address: '/2.0/flows', title: '构建流程 2.0', section: '流程'},
];

async function render(source: string, slug: string, corrections = CORRECTIONS, base = ''): Promise<string> {
  const file = new VFile({value: source, data: {frontMatter: {slug}}});
  const options = {corrections, repository: REPOSITORY, pages: PAGES};
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkElements, {version: {...readRootVersion(), base}, order: [], elements: new Map(bindElements(CORRECTION_ELEMENTS, options))})
    .use(remarkCorrections, options, base)
    .use(remarkStringify);
  return String(await processor.process(file));
}

describe('remarkCorrections', () => {
  it('folds what differs at the end of the page, out of the reach of the search', async () => {
    expect(await render('正文\n\n## 另请参阅', '/flows')).toMatchInlineSnapshot(`
      "正文

      ## 另请参阅

      <details data-search="none">
        <summary>
          与官方英文文档的差异（2 处）
        </summary>

        下列各处官方英文文档与程序不一致，本页以程序为准。各页的见[全部勘误](/corrections)。

        * 端口写错了。

          官方英文文档：\`3000\`；本站：\`7860\`。依据：[\`src/main.py:12-15\`](https://github.com/example/upstream/blob/cccccccccccccccccccccccccccccccccccccccc/src/main.py#L12-L15)。
        * 端口写错了。

          官方英文文档：\`PROT\`；本站：\`PORT\`。依据：[\`src/a.py:1\`](https://github.com/example/upstream/blob/cccccccccccccccccccccccccccccccccccccccc/src/a.py#L1)、[\`src/a.py:3\`](https://github.com/example/upstream/blob/cccccccccccccccccccccccccccccccccccccccc/src/a.py#L3)。
      </details>
      "
    `);
  });

  it('leaves other pages as they are', async () => {
    expect(await render('正文', '/other')).toBe('正文\n');
  });

  it('lists all corrections by section and page, in the order of the pages', async () => {
    expect(await render('都在这里。\n\n<CorrectionIndex />', '/corrections')).toMatchInlineSnapshot(`
      "都在这里。

      共 3 处，涉及 2 页。

      <div data-search="none">
        ## 流程

        **[构建流程](/flows)**

        * 端口写错了。

          官方英文文档：\`3000\`；本站：\`7860\`。依据：[\`src/main.py:12-15\`](https://github.com/example/upstream/blob/cccccccccccccccccccccccccccccccccccccccc/src/main.py#L12-L15)。
        * 端口写错了。

          官方英文文档：\`PROT\`；本站：\`PORT\`。依据：[\`src/a.py:1\`](https://github.com/example/upstream/blob/cccccccccccccccccccccccccccccccccccccccc/src/a.py#L1)、[\`src/a.py:3\`](https://github.com/example/upstream/blob/cccccccccccccccccccccccccccccccccccccccc/src/a.py#L3)。

        ## API 规范

        **[POST /run](/api/run-flow)**

        * 不是 \`List<str>\`，也不是 \\<b>粗\\</b>。

          官方英文文档：\`\`a \`b\` c\`\`；本站：“返回 \\*全部\\* 字段”。依据：[\`src/main.py:12-15\`](https://github.com/example/upstream/blob/cccccccccccccccccccccccccccccccccccccccc/src/main.py#L12-L15)。
      </div>
      "
    `);
  });

  it('lists those of its own version only', async () => {
    const later = correction({version: '2.0', upstream: '7860', ours: '9000', address: '/2.0/flows'});
    const [first, second] = await Promise.all(
      ['', '/2.0'].map((base) => render('<CorrectionIndex />', '/corrections', [...CORRECTIONS, later], base)),
    );
    expect(first).toContain('共 3 处，涉及 2 页。');
    expect(first).not.toContain('9000');
    expect(second).toContain('共 1 处，涉及 1 页。');
    expect(second).toContain('9000');
  });

  it('says so where there are none', async () => {
    expect(await render('<CorrectionIndex />', '/corrections', [])).toBe('目前没有勘误。\n');
  });
});

describe('describeCorrections', () => {
  it('quotes phrases, and shows tokens as code whatever marks they hold', () => {
    const [first] = CORRECTIONS as [Correction];
    expect(describeCorrections([first], REPOSITORY)).toContain('官方英文文档：``a `b` c``；本站：“返回 \\*全部\\* 字段”。');
    expect(describeCorrections([{...first, upstream: '`x`'}], REPOSITORY)).toContain('官方英文文档：`` `x` ``；');
  });
});
