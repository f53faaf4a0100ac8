import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {nameHtml} from '../../../../plugins/api-reference/node/nameHtml';
import Name from '..';

test.each([
  ['--port 7860', '<code>--port 7860</code>'],
  ['LANGFLOW_MCP_COMPOSER_ENABLED', '<code class="pieces">LANGFLOW_MCP_<wbr>COMPOSER_ENABLED</code>'],
  ['uv run langflow run --host "$IP"', '<code class="pieces">uv run langflow <span>run --host</span> &quot;$IP&quot;</code>'],
  [
    'a_b_c_d_RecursiveCharacterTextSplitter',
    '<code class="pieces">a_b_c_d_<wbr><span class="long">RecursiveCharacterTextSplitter</span></code>',
  ],
  ['RecursiveCharacterTextSplitter', '<code><span class="long">RecursiveCharacterTextSplitter</span></code>'],
])('%s is the same HTML from React and in the API reference, and nothing is lost', (text, html) => {
  expect(nameHtml(text)).toBe(html);
  expect(renderToStaticMarkup(<Name text={text} />).replaceAll('<wbr/>', '<wbr>')).toBe(html);
});
