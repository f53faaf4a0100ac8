import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import remarkHeadingNames from '../remarkHeadingNames';

function transform(mdx: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkHeadingNames);
  return processor.runSync(processor.parse(mdx)) as Root;
}

/** Text of a node, with `|` for each break opportunity. */
function read(node: Nodes | undefined): string {
  if (node?.type === 'mdxJsxTextElement' && node.name === 'wbr') return '|';
  if (node && 'children' in node) return node.children.map(read).join('');
  return node && 'value' in node ? node.value : '';
}

it.each([
  ['## LANGFLOW_ENABLE_SUPERUSER_CLI 和 **docker-compose.yml**', 'LANGFLOW_ENABLE_|SUPERUSER_|CLI 和 docker-compose.|yml'],
  ['### 没有 MCP_KEY', '没有 MCP_KEY'],
  ['用 LANGFLOW_ENABLE_SUPERUSER_CLI', '用 LANGFLOW_ENABLE_SUPERUSER_CLI'],
])('names in headings break at their joints: %s', (mdx, expected) => {
  expect(read(transform(mdx).children[0])).toBe(expected);
});

it('names in the table of contents break at all their joints, and its markup stays', () => {
  const root = transform(
    'export const toc = [{value: "<code>LANGFLOW_WEBHOOK_AUTH_ENABLE</code> &amp; 1.5.0.post2</b>", id: "A_LONG_NAME_THAT_IS_AN_ID"}];',
  );
  const [esm] = root.children;
  const text = JSON.stringify(esm?.type === 'mdxjsEsm' && esm.data?.estree);
  expect(text).toContain('"<code>LANGFLOW_<wbr>WEBHOOK_<wbr>AUTH_<wbr>ENABLE</code> &amp; 1.5.0.<wbr>post2</b>"');
  expect(text).toContain('"A_LONG_NAME_THAT_IS_AN_ID"');
});
