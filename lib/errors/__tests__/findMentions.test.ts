import {describe, expect, it} from 'vitest';
import {findParts} from '../../pages/findParts';
import {findMentions} from '../findMentions';

const find = (text: string) =>
  findMentions({route: '/url', title: 'URL', parts: findParts(text)}).map(({quote, explanation, to}) => [quote, explanation, to]);

describe('findMentions', () => {
  it('reads the entries of a list and the rows of a table with what they say', () => {
    const text = [
      '## 常见错误 {/* #common-mistakes */}',
      '- `No valid URLs were given`：网址写错了。',
      '',
      '| 报错 | 原因 | 办法 |',
      '| --- | --- | --- |',
      '| `Access denied for user` | 没有权限 | 换一个 |',
      '',
      '先看 `Connection refused by peer` 再说。',
    ].join('\n');
    expect(find(text)).toEqual([
      ['No valid URLs were given', '网址写错了。', '/url#common-mistakes'],
      ['Access denied for user', '没有权限。换一个。', '/url#common-mistakes'],
      ['Connection refused by peer', undefined, '/url#common-mistakes'],
    ]);
  });

  it('takes no commands, names or code blocks', () => {
    expect(find('`uv pip install missing thing`、`LANGFLOW_PORT`、`error`\n\n```text\n`An error that is missing`\n```')).toEqual([]);
  });

  it('takes no text in fences of any kind', () => {
    const nested = '````md\n```text\n`An error that is missing`\n```\n`Another error that is missing`\n````';
    expect(find(`${nested}\n\n~~~text\n\`\`\`\n~~~\n\n先看 \`Connection refused by peer\` 再说。`)).toEqual([
      ['Connection refused by peer', undefined, '/url'],
    ]);
  });

  it('leaves out what only refers to the row above', () => {
    expect(find('| 报错 | 原因 | 办法 |\n| --- | --- | --- |\n| `Access denied for user` | 同上 | |')).toEqual([
      ['Access denied for user', undefined, '/url'],
    ]);
  });
});
