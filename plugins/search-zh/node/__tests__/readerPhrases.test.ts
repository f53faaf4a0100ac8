import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {buildIndex, engineOf, makePages} from '../../__fixtures__/smallSite';
import {addReaderPhrases, hideReaderPhrases, phrasesOfPlugins, readReaderPhrases} from '../readerPhrases';

function docsWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-zh-phrases-'));
  for (const [file, frontMatter] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), `---\n${frontMatter}\n---\n\n正文\n`);
  }
  return folder;
}

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('readReaderPhrases', () => {
  it('reads what front matter says about the page and its sections', () => {
    const docs = docsWith({
      'a/agents.mdx': 'slug: /agents\nsearch:\n  page: [数字员工]\n  memory: [聊几句就忘]',
      'plain.mdx': 'slug: /plain',
    });
    expect(readReaderPhrases(docs, '/zh/')).toEqual([
      {
        source: 'docs/a/agents.mdx',
        url: '/zh/agents',
        phrases: new Map([
          ['page', ['数字员工']],
          ['memory', ['聊几句就忘']],
        ]),
      },
    ]);
  });

  it('names every mistake at once', () => {
    const docs = docsWith({'a.mdx': 'search: 数字员工', 'b.mdx': 'search:\n  page: 数字员工\n  memory: []\n  tools: [1]'});
    expect(messageOf(() => readReaderPhrases(docs, '/'))).toMatchInlineSnapshot(`
      "[search-zh] front matter 的 search 有误：
        - docs/a.mdx：search 应为键值对（page 或标题的 id → 说法的列表）；收到的是 "数字员工"
        - docs/b.mdx：search.page 应为至少一个说法的列表；收到的是 "数字员工"
        - docs/b.mdx：search.memory 应为至少一个说法的列表；收到的是 []
        - docs/b.mdx：search.tools 应为至少一个说法的列表；收到的是 [1]
      写法见 CONTRIBUTING.md 的“页面的 front matter”一节。"
    `);
  });
});

describe('addReaderPhrases', () => {
  const phrases = (entries: [string, string[]][]) => [{source: 'docs/agents.mdx', url: '/agents', phrases: new Map(entries)}];

  it('makes a page and its section be found by words that they do not use', async () => {
    const pages = addReaderPhrases(
      makePages(),
      phrases([
        ['page', ['数字员工']],
        ['memory', ['聊几句就忘']],
      ]),
    );
    const engine = engineOf(buildIndex({pages, synonyms: [], startUrls: []}));
    const firstHit = async (query: string) => (await engine.search({requests: [{query, indexName: 'langflow'}]})).results[0]?.hits[0];
    expect((await firstHit('数字员工'))?.url).toBe('/agents');
    expect((await firstHit('为什么聊几句就忘'))?.url).toBe('/agents#memory');
  });

  it('does not show them in the results', async () => {
    const pages = addReaderPhrases(makePages(), phrases([['page', ['数字员工']]]));
    const engine = engineOf(buildIndex({pages, synonyms: [], startUrls: []}));
    const {results} = await engine.search({requests: [{query: '数字员工', indexName: 'langflow'}]});
    expect(JSON.stringify(results[0]?.hits[0])).not.toContain('数字员工');
  });

  it('refuses ids that the page does not have', () => {
    expect(messageOf(() => addReaderPhrases(makePages(), phrases([['memroy', ['聊几句就忘']]])))).toMatchInlineSnapshot(`
      "[search-zh] front matter 的 search 有误：
        - docs/agents.mdx：search.memroy 应为 page 或本页标题的 id：memory
      写法见 CONTRIBUTING.md 的“页面的 front matter”一节。"
    `);
  });

  it('leaves out pages that are not built', () => {
    const draft = {source: 'docs/draft.mdx', url: '/draft', phrases: new Map([['page', ['草稿']]])};
    expect(addReaderPhrases(makePages(), [draft])).toEqual(makePages());
  });
});

describe('phrasesOfPlugins', () => {
  it('takes them from the content of any plugin', () => {
    const content = {
      'api-reference': {default: {searchPhrases: [{permalink: '/api/logout', phrases: ['登出']}]}},
      other: {default: undefined},
    } as unknown as AllContent;
    expect(phrasesOfPlugins(content)).toEqual([{source: 'api-reference', url: '/api/logout', phrases: new Map([['page', ['登出']]])}]);
  });
});

describe('hideReaderPhrases', () => {
  it('keeps everything else of the front matter', async () => {
    const parse = hideReaderPhrases(async () => ({frontMatter: {title: '甲', search: {page: ['乙']}}, content: '丙'}));
    expect(await parse({filePath: '', fileContent: '', defaultParseFrontMatter: async () => ({frontMatter: {}, content: ''})})).toEqual({
      frontMatter: {title: '甲'},
      content: '丙',
    });
  });
});
