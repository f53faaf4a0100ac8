import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../../lib/build/html';
import {convertPage} from '../convertPage';

const FIXTURE = path.join(__dirname, '../../../__fixtures__/kinds');
const url = 'https://docs.example.cn/langflow/page';

describe('convertPage', () => {
  it('writes every kind of content as Markdown', async () => {
    const page = convertPage(parseHtml(readFileSync(path.join(FIXTURE, 'page.html'), 'utf8')), url);
    expect(page?.title).toBe('每一种内容');
    expect(page?.description).toBe('一页里有每一种内容。');
    await expect(page?.body).toMatchFileSnapshot(path.join(FIXTURE, 'expected.md'));
  });

  it('passes over what is no page of documentation', () => {
    expect(convertPage(parseHtml('<p>跳转</p>'), url)).toBeNull();
    const hidden = '<head><meta name="robots" content="noindex"></head><article><h1>页</h1></article>';
    expect(convertPage(parseHtml(hidden), url)).toBeNull();
  });
});
