import {describe, expect, it} from 'vitest';
import type {UpstreamLock} from '../content';
import type {DocsPage} from '../docsIndex';
import {findFrontMatterProblems} from '../frontMatterRules';
import {isOwnPage} from '../ownPages';

const BLOB = '0123456789abcdef0123456789abcdef01234567';
const SOURCE = 'docs/docs/Concepts/flows.mdx';
const lock: UpstreamLock = {
  repository: 'owner/name',
  commit: BLOB,
  date: '2025-08-25',
  langflow_version: '1.5',
  files: {[SOURCE]: BLOB, 'docs/docs/a.mdx': BLOB},
};
const routes = {'/flows': SOURCE};

const good = {title: '流程', description: '一句说明，含 Flow。', slug: '/flows', translation: {source: SOURCE, blob: BLOB}};

function problemsOf(frontMatter: Record<string, unknown>, change: Partial<DocsPage> = {}): string[] {
  const page: DocsPage = {
    file: 'Concepts/flows.mdx',
    path: 'docs/Concepts/flows.mdx',
    address: '/flows',
    id: 'Concepts/flows',
    route: '/flows',
    frontMatter,
    ...change,
  };
  return findFrontMatterProblems({root: 'nowhere', pages: [page], isOwn: isOwnPage, lock, routes});
}

describe('findFrontMatterProblems', () => {
  it('finds nothing in sound front matter', () => {
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf({...good, translation: {...good.translation, also: [{source: 'docs/docs/a.mdx', blob: BLOB}]}})).toEqual([]);
  });

  it('lists everything that is missing', () => {
    expect(problemsOf({}).join('\n')).toMatchInlineSnapshot(`
      "docs/Concepts/flows.mdx:1：title 应为页面标题（数字和日期加引号）；收到的是空（没有这个键）
      docs/Concepts/flows.mdx:1：description 应为一句中文说明，其中含对应的英文术语；收到的是空（没有这个键）
      docs/Concepts/flows.mdx:1：translation 应为含 source 和 blob 的键值对；收到的是空（没有这个键）"
    `);
  });

  it('reports a key that nothing reads, also on a page of our own', () => {
    const problem = /:1：descripton 应为以下键之一：title、description、.*；收到的是 "descripton"$/;
    expect(problemsOf({...good, descripton: '一句'})).toEqual([expect.stringMatching(problem)]);
    expect(problemsOf({title: '自己的', descripton: '一句'}, {file: 'This-Site/own.mdx'})).toEqual([expect.stringMatching(problem)]);
  });

  it('lists everything that is wrong', () => {
    const translation = {
      source: 'docs/docs/nope.mdx',
      blob: 123,
      date: '2025',
      also: [{source: 'docs/docs/a.mdx', blob: 'short', also: []}],
    };
    expect(problemsOf({title: ' ', description: '没有英文', slug: '/flows', translation}).join('\n')).toMatchInlineSnapshot(`
      "docs/Concepts/flows.mdx:1：title 应为页面标题（数字和日期加引号）；收到的是 " "
      docs/Concepts/flows.mdx:1：description 应为一句中文说明，其中含对应的英文术语；收到的是 "没有英文"
      docs/Concepts/flows.mdx:1：translation.source 应为列在 upstream.lock.json 的 files 或 removed 里的路径；收到的是 "docs/docs/nope.mdx"
      docs/Concepts/flows.mdx:1：translation.blob 应为小写十六进制的 git blob id（40 位）；收到的是 123
      docs/Concepts/flows.mdx:1：translation.date 应为以下键之一：source、blob、also；收到的是 "date"
      docs/Concepts/flows.mdx:1：translation.also[0].blob 应为小写十六进制的 git blob id（40 位）；收到的是 "short"
      docs/Concepts/flows.mdx:1：translation.also[0].also 应为以下键之一：source、blob；收到的是 "also""
    `);
  });

  it('wants a list of further sources', () => {
    expect(problemsOf({...good, translation: {...good.translation, also: 'docs/docs/a.mdx'}}).join('\n')).toMatchInlineSnapshot(
      `"docs/Concepts/flows.mdx:1：translation.also 应为列表；收到的是 "docs/docs/a.mdx""`,
    );
  });

  it('wants the page to stand where its source stands, under a known route', () => {
    expect(problemsOf(good, {file: 'flows.mdx', path: 'docs/flows.mdx'}).join('\n')).toMatchInlineSnapshot(
      `"docs/flows.mdx:1：文件位置 应为与英文页相同的 docs/Concepts/flows.mdx；收到的是 "docs/flows.mdx""`,
    );
    expect(problemsOf({...good, slug: '/nope'}, {route: '/nope'}).join('\n')).toMatchInlineSnapshot(
      `"docs/Concepts/flows.mdx:1：slug 应为列在 upstream.routes.json 里的路径；本站自己的页面放进 docs/This-Site/；收到的是 "/nope""`,
    );
  });

  it('lets a page stay whose source upstream has removed, where it stood', () => {
    const removed = {'docs/docs/Concepts/gone.mdx': BLOB};
    const page = {...good, slug: '/gone', translation: {source: 'docs/docs/Concepts/gone.mdx', blob: BLOB}};
    const problems = (file: string) =>
      findFrontMatterProblems({
        root: 'nowhere',
        isOwn: isOwnPage,
        pages: [{file, path: `docs/${file}`, id: 'gone', route: '/gone', address: '/gone', frontMatter: page}],
        lock: {...lock, removed},
        routes,
      });
    expect(problems('Concepts/gone.mdx')).toEqual([]);
    expect(problems('gone.mdx')).toEqual(['docs/gone.mdx:1：文件位置 应为与英文页相同的 docs/Concepts/gone.mdx；收到的是 "docs/gone.mdx"']);
  });
});
