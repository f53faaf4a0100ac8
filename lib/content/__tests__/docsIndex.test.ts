import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listMarkdownFiles, readDocsPages} from '../docsIndex';

const FILES: Record<string, string> = {
  'b.mdx': '---\ntitle: 二\nslug: /two\n---\n\n正文',
  'A/a.md': '---\r\ntitle: 一\r\n---\r\n正文',
  'A/_partial-x.mdx': '片段',
  '_drafts/c.mdx': '片段',
  'none.mdx': '没有开头',
  'broken.mdx': '---\ntitle: "未闭合\n---\n',
  'list.mdx': '---\n- 一\n---\n',
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
    expect(listMarkdownFiles(folder)).toEqual(['A/a.md', 'b.mdx', 'broken.mdx', 'list.mdx', 'none.mdx']);
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

  it('says why front matter cannot be read', () => {
    expect(page('none.mdx')?.problem).toBe('没有 front matter');
    expect(page('list.mdx')?.problem).toBe('front matter 不是键值对');
    expect(page('broken.mdx')?.problem).toMatch(/^front matter 不是有效的 YAML：/);
  });
});
