import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it, vi} from 'vitest';
import {highlightApart} from '../highlightApart';
import {highlightCode} from '../highlightCode';
import remarkHighlightAhead from '../remarkHighlightAhead';

const PAGE = `1. 步骤：

   \`\`\`bash title="安装" {1}
   uv pip install langflow
   \`\`\`

\`\`\`
没有语言
\`\`\`

\`\`\`cobol
不认识的语言
\`\`\`

\`\`\`json {0}
{}
\`\`\`
`;

it('asks for every block that can be highlighted, and leaves mistakes to who knows their lines', async () => {
  const root = unified().use(remarkParse).parse(PAGE) as Root;
  const before = structuredClone(root);
  const highlight = vi.fn(async () => Promise.reject(new Error('no')));
  remarkHighlightAhead(highlight)(root);
  expect(highlight.mock.calls).toEqual([
    ['uv pip install langflow', 'bash', new Set([1])],
    ['没有语言', 'text', new Set()],
  ]);
  expect(root).toEqual(before);
});

it('has the same code highlighted once, whoever asks', async () => {
  const code = 'const port = 7860;';
  const first = highlightApart(code, 'ts');
  expect(highlightApart(code, 'ts', new Set())).toBe(first);
  expect(highlightApart(code, 'ts', new Set([1]))).not.toBe(first);
  expect(highlightApart(code, 'text')).not.toBe(first);
  expect(await first).toBe(await highlightCode(code, 'ts'));
});
