import {describe, expect, it} from 'vitest';
import {buildSearchIndex, engineOf, makePages} from '../../__fixtures__/smallSite';
import {addAliases} from '../aliases';

describe('addAliases', () => {
  const aliases = (entries: [string, string[]][]) => [
    {source: 'search/phrases/a.yaml', route: '/agents', url: '/agents', aliases: new Map(entries)},
  ];

  it('makes a page and its section be found by words that they do not use', async () => {
    const pages = addAliases(
      makePages(),
      aliases([
        ['page', ['数字员工']],
        ['memory', ['聊几句就忘']],
      ]),
    );
    const engine = engineOf(buildSearchIndex({pages, synonyms: [], startUrls: []}));
    const firstHit = async (query: string) => (await engine.search({text: query})).pages[0]?.sections[0];
    expect((await firstHit('数字员工'))?.url).toBe('/agents');
    expect((await firstHit('为什么聊几句就忘'))?.url).toBe('/agents#memory');
  });

  it('does not show them in the results', async () => {
    const pages = addAliases(makePages(), aliases([['page', ['数字员工']]]));
    const engine = engineOf(buildSearchIndex({pages, synonyms: [], startUrls: []}));
    const {pages: found} = await engine.search({text: '数字员工'});
    expect(found).not.toEqual([]);
    expect(JSON.stringify(found)).not.toContain('数字员工');
  });

  it('refuses ids that the page does not have', () => {
    expect(() => addAliases(makePages(), aliases([['memroy', ['聊几句就忘']]]))).toThrowErrorMatchingInlineSnapshot(`
      [Error: [search-zh] 读者的说法有误：
        - search/phrases/a.yaml：/agents 的 memroy 应为 page 或那一页标题的 id：memory
      写法见 docusaurus-search-zh 的 README。]
    `);
  });

  it('leaves out pages that are not built', () => {
    const draft = {source: 'search/phrases/a.yaml', route: '/draft', url: '/draft', aliases: new Map([['page', ['草稿']]])};
    expect(addAliases(makePages(), [draft])).toEqual(makePages());
  });
});
