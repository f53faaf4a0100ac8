import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkFile, findUnreadablePages, readContext} from '../checkFiles';
import {listFiles} from '../listFiles';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

async function check(file: string, fix = false): Promise<string[]> {
  return (await checkFile({root, contextOf: readContext(root), fix}, file)).problems.map(
    ({line, rule, message}) => `${line} ${rule}：${message}`,
  );
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-files-'));
  write('translation/glossary.yml', "- {en: edge, zh: 连线, keepEnglish: 'no', forbidden: [{text: 边缘, use: 连线}]}\n");
  write('translation/upstream.routes.json', '{"/flows": "docs/docs/flows.mdx"}');
  write('api/openapi.yaml', 'paths: {}\n');
  mkdirSync(path.join(root, 'docs'));
});
afterEach(() => rmSync(root, {recursive: true}));

describe('checkFile', () => {
  it('reports a page that cannot be parsed with its line', async () => {
    write('docs/a.mdx', '---\ntitle: 标题\n---\n\n正文\n\n这里的 {大括号 没有闭合\n');
    expect(await check('docs/a.mdx')).toEqual([expect.stringMatching(/^\d 解析：文件解析不了：/)]);
  });

  it('reports a YAML file that cannot be parsed with its line', async () => {
    write('figures/a.yaml', 'title: 图\nnote: "没有闭合\n');
    expect(await check('figures/a.yaml')).toEqual([expect.stringMatching(/^[23] 解析：文件解析不了：/)]);
  });

  it('knows the anchors of imported fragments', async () => {
    write('docs/_partial-a.mdx', '## 片段 {/* #fragment */}\n');
    write(
      'docs/a.mdx',
      "---\ntitle: 标题\n---\nimport Part from './_partial-a.mdx';\n\n见[片段](#fragment)和[没有](#nope)。\n\n<Part />\n",
    );
    expect(await check('docs/a.mdx')).toEqual(['6 链接：本页没有锚点 #nope']);
  });

  it('looks for the security notice on the page of an older version that imports a command', async () => {
    const source = '{pages: docs/docs, api: docs/openapi.json}';
    const entry = (label: string, id: string, base: string) => `- {label: "${label}", id: ${id}, base: "${base}", source: ${source}}\n`;
    write('site/versions.yaml', entry('1.10', 'current', '') + entry('1.5', '"1.5"', '/1.5'));
    for (const label of ['1.5', '1.10']) write(`translation/${label}/upstream.routes.json`, '{}');
    const older = 'versioned_docs/version-1.5';
    for (const folder of [older, 'docs']) {
      write(`${folder}/_partial-a.mdx`, '```bash\nuv pip install langflow==1.5.0\n```\n');
      write(`${folder}/a.mdx`, "---\ntitle: 标题\n---\nimport Part from './_partial-a.mdx';\n\n<Part />\n");
    }
    write(`${older}/b.mdx`, "---\ntitle: 标题\n---\nimport Part from './_partial-a.mdx';\n\n<SecurityNotice />\n\n<Part />\n");
    expect(await check(`${older}/_partial-a.mdx`)).toEqual([]);
    expect(await check(`${older}/a.mdx`)).toEqual([expect.stringContaining('安全提示')]);
    expect(await check(`${older}/b.mdx`)).toEqual([]);
    expect(await check('docs/a.mdx')).toEqual([]);
  });

  it('lets links to files under static/ pass', async () => {
    write('static/files/a.json', '{}');
    write('docs/a.mdx', '---\ntitle: 标题\n---\n[下载](/files/a.json)和[流程](/flows)\n');
    expect(await check('docs/a.mdx')).toEqual([]);
  });

  it('holds links against the version of the page, and against the one that they name', async () => {
    const source = '{pages: docs/docs, api: docs/openapi.json}';
    const entry = (label: string, id: string, base: string) => `- {label: "${label}", id: ${id}, base: "${base}", source: ${source}}\n`;
    write('site/versions.yaml', entry('1.10', 'current', '') + entry('1.5', '"1.5"', '/1.5'));
    write('translation/1.5/upstream.routes.json', '{"/flows": "docs/docs/flows.mdx", "/old": "docs/docs/old.mdx"}');
    write('translation/1.10/upstream.routes.json', '{"/flows": "docs/docs/flows.mdx", "/new": "docs/docs/new.mdx"}');
    write('docs/This-Site/help.mdx', '---\nslug: /help\n---\n\n[新](/new)、[旧](/old)、[指明](/1.5/old)\n');
    write(
      'versioned_docs/version-1.5/This-Site/words.mdx',
      '---\nslug: /words\n---\n\n[旧](/old)、[新](/new)、[指明](/1.10/new)、[本站](/help)、[对照](/words)\n',
    );
    expect(await check('docs/This-Site/help.mdx')).toEqual(['5 链接：站内链接 /old 不存在']);
    expect(await check('versioned_docs/version-1.5/This-Site/words.mdx')).toEqual(['5 链接：站内链接 /new 不存在']);
  });

  it('reads Windows line ends and a byte order mark', async () => {
    write('docs/a.mdx', '\uFEFF---\r\ntitle: 标题\r\n---\r\n\r\n正文,半角\r\n');
    expect(await check('docs/a.mdx')).toEqual(['5 半角标点：中文里的半角“,”（正文,半角）']);
  });

  it('mends what it can and reports the rest', async () => {
    write('docs/a.mdx', '---\ntitle: 标题\n---\n用`code`,边缘\n');
    expect(await check('docs/a.mdx', true)).toEqual(['4 术语：“边缘”不是 edge 在本站的译法']);
    expect(readFileSync(path.join(root, 'docs/a.mdx'), 'utf8')).toBe('---\ntitle: 标题\n---\n用 `code`，边缘\n');
  });

  it('checks what the ledger of corrections says, not what it quotes', async () => {
    write('translation/corrections.yaml', '- upstream: 官方文档写的是"边缘"\n  ours: 边缘,`a`边缘\n  note: 官方英文文档写的是边缘\n');
    expect(await check('translation/corrections.yaml')).toEqual(['3 术语：“边缘”不是 edge 在本站的译法']);
  });

  it('checks the texts of a YAML file, with their lines', async () => {
    write(
      'api/overlay/a.yaml',
      'actions:\n  - target: $.info\n    update:\n      summary: 用API运行流程\n      description: |\n        第一段没有问题。\n\n        - 列表里有边缘，`a,b` 不算\n      note: "您好"\n      x-key: no Chinese, here\n',
    );
    expect(await check('api/overlay/a.yaml', true)).toEqual([
      '4 空格：汉字与英文、数字或行内代码之间没有空格（用API运行流程）',
      '4 空格：汉字与英文、数字或行内代码之间没有空格（用API运行流程）',
      '8 术语：“边缘”不是 edge 在本站的译法',
      '9 称呼：用了“您”',
    ]);
  });
});

describe('findUnreadablePages', () => {
  it('names the pages of every version that nothing else should be blamed for', () => {
    const source = '{pages: docs/docs, api: docs/openapi.json}';
    const entry = (label: string, id: string, base: string) => `- {label: "${label}", id: ${id}, base: "${base}", source: ${source}}\n`;
    write('site/versions.yaml', entry('1.10', 'current', '') + entry('1.5', '"1.5"', '/1.5'));
    write('docs/good.mdx', '---\ntitle: 好\n---\n');
    write('docs/B/bad.mdx', '---\nslug: /bad\ntitle: 部署: 入门\n---\n');
    writeFileSync(path.join(root, 'docs/gbk.mdx'), Buffer.from([...Buffer.from('---\ntitle: '), 0xb2, 0xbf, 0xca, 0xf0]));
    write('versioned_docs/version-1.5/old.mdx', '没有开头');
    expect(findUnreadablePages(root).map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
      expect.stringMatching(/^docs\/B\/bad\.mdx:3 front matter 不是有效的 YAML/),
      expect.stringMatching(/^docs\/gbk\.mdx:2 文件不是 UTF-8 编码（可能是 GBK）/),
      expect.stringMatching(/^versioned_docs\/version-1\.5\/old\.mdx:1 没有 front matter/),
    ]);
  });

  it('names a text of another encoding that is no page', async () => {
    write('figures/a.yaml', '');
    writeFileSync(path.join(root, 'figures/a.yaml'), Buffer.from('\uFEFFtitle: 图', 'utf16le'));
    expect(await check('figures/a.yaml')).toEqual([expect.stringMatching(/^1 解析：文件是 UTF-16 编码/)]);
  });
});

describe('listFiles', () => {
  it('lists the checked files of the usual folders that exist', () => {
    write('docs/B/b.mdx', '');
    write('docs/a.mdx', '');
    write('docs/picture.png', '');
    write('figures/f.yaml', '');
    write('other/c.mdx', '');
    expect(listFiles(root, [])).toEqual(['docs/B/b.mdx', 'docs/a.mdx', 'figures/f.yaml']);
    expect(listFiles(root, [path.join(root, 'docs/B'), path.join(root, 'docs/B/b.mdx')])).toEqual(['docs/B/b.mdx']);
  });

  it('names every path that it cannot check', () => {
    write('docs/picture.png', '');
    expect(() => listFiles(root, [path.join(root, 'nope'), path.join(root, 'docs/gone.mdx')])).toThrow('找不到：nope、docs/gone.mdx');
    expect(() => listFiles(root, [path.join(root, 'docs/picture.png')])).toThrow(
      '只能检查 .mdx、.md、.yaml、.yml 和 .json：docs/picture.png',
    );
  });
});
