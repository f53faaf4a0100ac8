import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readPages} from '../content';
import {readCorrections} from '../corrections';
import {listMarkdownFiles, readDocsPages} from '../docsIndex';
import {readRootVersion} from '../versions';

const FILES: Record<string, string> = {
  'b.mdx': '---\ntitle: 二\nslug: /two\n---\n\n正文',
  'A/a.md': '---\r\ntitle: 一\r\n---\r\n正文',
  'A/_partial-x.mdx': '片段',
  '_drafts/c.mdx': '片段',
  'mark.mdx': '\uFEFF---\ntitle: 有标记\n---\n',
  'picture.png': '',
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-index-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('listMarkdownFiles', () => {
  it('lists pages in order, without fragments and other files', () => {
    expect(listMarkdownFiles(folder)).toEqual(['A/a.md', 'b.mdx', 'mark.mdx']);
  });

  it('lists fragments when asked', () => {
    expect(listMarkdownFiles(folder, {fragments: true})).toContain('A/_partial-x.mdx');
    expect(listMarkdownFiles(folder, {fragments: true})).toContain('_drafts/c.mdx');
  });
});

describe('readDocsPages', () => {
  const page = (file: string) => readDocsPages({root: folder, docs: '.', base: '/1.10'}).find((candidate) => candidate.file === file);

  it('takes the route from the slug', () => {
    expect(page('b.mdx')).toEqual({
      file: 'b.mdx',
      path: './b.mdx',
      id: 'b',
      route: '/two',
      address: '/1.10/two',
      frontMatter: {title: '二', slug: '/two'},
    });
  });

  it('takes the route from the path when there is no slug, and reads Windows line ends', () => {
    expect(page('A/a.md')).toMatchObject({file: 'A/a.md', id: 'A/a', route: '/A/a', frontMatter: {title: '一'}});
  });

  it('knows no pages where there is no folder', () => {
    expect(readDocsPages({root: folder, docs: 'nowhere', base: ''})).toEqual([]);
  });

  it('reads a page with a byte order mark', () => {
    expect(page('mark.mdx')).toMatchObject({route: '/mark', frontMatter: {title: '有标记'}});
    expect(page('mark.mdx')?.problem).toBeUndefined();
  });
});

describe('a page that cannot be read', () => {
  const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const GBK_TITLE = [0xb1, 0xea, 0xcc, 0xe2];

  it.each<[string, string | Buffer, RegExp]>([
    ['an empty file', '', /^1 没有 front matter；第一行应为 ---/],
    ['no front matter', '# 标题\n', /^1 没有 front matter/],
    ['an empty line before it', '\n---\ntitle: 一\n---\n', /^1 没有 front matter/],
    ['front matter that does not end', '---\ntitle: 一\n正文\n', /^1 没有 front matter/],
    ['a second colon', '---\nslug: /a\ntitle: 模型: 选择\n---\n', /^3 front matter 不是有效的 YAML（.*）；值里有冒号/],
    ['a tab', '---\ntitle: 一\ntranslation:\n\tsource: a\n---\n', /^4 front matter 不是有效的 YAML/],
    ['a key given twice', '---\ntitle: 一\nslug: /a\ntitle: 二\n---\n', /^4 front matter 不是有效的 YAML（Map keys must be unique/],
    ['an open quotation mark', '---\ntitle: "一\n---\n', /^\d front matter 不是有效的 YAML/],
    ['a second front matter', '---\ntitle: 一\n---\n\n---\ntitle: 二\n---\n', /^5 有两段 front matter/],
    ['a function', '---\nslug: /a\ntitle: !!js/function "function () {}"\n---\n', /^3 front matter 不是有效的 YAML/],
    ['a list', '---\n- 一\n---\n', /^2 front matter 应为键值对/],
    ['a word', '---\n一\n---\n', /^2 front matter 应为键值对/],
    ['an alias without an anchor', '---\ntitle: *a\n---\n', /^2 front matter 不是有效的 YAML/],
    ['a byte order mark and a second colon', '\uFEFF---\ntitle: 模型: 选择\n---\n', /^2 front matter 不是有效的 YAML/],
    ['Windows line ends and a second colon', '---\r\nslug: /a\r\ntitle: 模型: 选择\r\n---\r\n', /^3 front matter 不是有效的 YAML/],
    ['UTF-16 with a mark', Buffer.from('\uFEFF---\ntitle: 一\n---\n', 'utf16le'), /^1 文件是 UTF-16 编码/],
    ['UTF-16 without a mark', Buffer.from('---\ntitle: 一\n---\n', 'utf16le'), /^1 文件是 UTF-16 编码/],
    ['GBK in the front matter', bytes('---\nslug: /a\ntitle: ', GBK_TITLE, '\n---\n'), /^3 文件不是 UTF-8 编码（可能是 GBK）/],
    ['GBK below it', bytes('---\ntitle: A\n---\n\n', GBK_TITLE, '\n'), /^5 文件不是 UTF-8 编码/],
  ])('is told with its line: %s', (_name, content, message) => {
    const root = mkdtempSync(path.join(tmpdir(), 'bad-page-'));
    mkdirSync(path.join(root, 'docs/一 级'), {recursive: true});
    writeFileSync(path.join(root, 'docs/一 级/bad.mdx'), content);
    const [page] = readDocsPages({root, docs: 'docs', base: ''});
    expect(`${page?.problem?.line} ${page?.problem?.message}`).toMatch(message);
    const version = {...readRootVersion(root), root};
    expect(() => readPages(version)).toThrow(new RegExp(`有页面读不了：\\n  - docs/一 级/bad\\.mdx:${page?.problem?.line}：`));
  });

  it('is a link to itself', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'bad-page-'));
    mkdirSync(path.join(root, 'docs'));
    symlinkSync('loop.mdx', path.join(root, 'docs/loop.mdx'));
    expect(() => readPages({...readRootVersion(root), root})).toThrow('docs/loop.mdx:1：链接指向它自己');
  });

  it('is blamed before what depends on it', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'bad-page-'));
    for (const folder of ['docs', 'translation']) mkdirSync(path.join(root, folder));
    writeFileSync(path.join(root, 'docs/flows.mdx'), '---\nslug: /concepts\ntitle: 流程: 入门\n---\n');
    writeFileSync(
      path.join(root, 'translation/upstream.lock.json'),
      JSON.stringify({repository: 'a/b', commit: '0'.repeat(40), date: '2025-08-25T12:58:55-07:00', langflow_version: '1.5.0', files: {}}),
    );
    writeFileSync(
      path.join(root, 'translation/corrections.yaml'),
      '- {version: "1.5", page: /concepts, upstream: a, ours: b, evidence: a.py:1, note: 不同}\n',
    );
    expect(() => readCorrections(root)).toThrow('docs/flows.mdx:3：front matter 不是有效的 YAML');
    expect(() => readCorrections(root)).not.toThrow('corrections');
  });
});
