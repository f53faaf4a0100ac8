import {describe, expect, it} from 'vitest';
import {parseLanding} from '../parseLanding';

describe('parseLanding', () => {
  it('cuts the page at its headings, and not at what looks like one in code', () => {
    const text =
      '# API 参考\n\n一段话。\n\n```bash\n## 不是标题\n# 也不是\n```\n\n## 错误 {/* #errors */}\n\n状态码。\n\n### 小节\n\n## 限制 {/* #limits */}\n';
    expect(parseLanding(text, 'landing.md')).toEqual({
      title: 'API 参考',
      intro: '\n\n一段话。\n\n```bash\n## 不是标题\n# 也不是\n```\n\n',
      sections: [
        {id: 'errors', title: '错误', text: '\n\n状态码。\n\n### 小节\n\n'},
        {id: 'limits', title: '限制', text: '\n'},
      ],
    });
  });

  it('reads a file with a BOM and CRLF', () => {
    expect(parseLanding('\uFEFF# API\r\n\r\n正文\r\n', 'landing.md')).toMatchObject({title: 'API', intro: '\n\n正文\n'});
  });

  it.each([
    ['', 'api/landing.md 有误：\n  - 第 1 行应为页面的标题，例如 “# API 参考”'],
    [
      '正文\n\n## 错误\n\n# 又一个\n',
      'api/landing.md 有误：\n  - 第 1 行应为页面的标题，例如 “# API 参考”\n  - 第 5 行：“#” 标题只能有一个，在文件开头；这里用 “##”\n' +
        '  - 第 3 行：标题应带英文 id，例如 “## 错误 {/* #errors */}”；收到 “## 错误”',
    ],
  ])('names every mistake of %j at once', (text, message) => {
    expect(() => parseLanding(text, 'api/landing.md')).toThrow(message);
  });
});
