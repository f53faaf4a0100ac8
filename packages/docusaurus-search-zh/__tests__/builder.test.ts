import {describe, expect, it} from 'vitest';
import {buildTextIndex, type TextPage} from '../builder';
import {SearchEngine} from '../engine';

const PAGES: TextPage[] = [
  {
    url: '/reactivity',
    title: '响应式基础',
    part: '指南',
    sections: [{text: '用 ref 声明响应式状态。'}, {id: 'watch', heading: '侦听器', text: '数据变化时执行副作用。', code: 'watch(x, run)'}],
  },
  {url: '/slots', title: '插槽', sections: [{id: 'named', heading: '具名插槽', level: 3, text: '给插槽起名。'}]},
];

const files = buildTextIndex(PAGES, {synonyms: [{words: ['监听器', '侦听器']}], phrases: {'/slots': {page: ['往组件里塞内容']}}});
const engine = new SearchEngine(async (file) => files.get(file) ?? Promise.reject(new Error(file)));
const first = async (query: string) => (await engine.search({text: query})).pages[0]?.sections[0]?.url;

describe('an index of texts', () => {
  it.each([
    ['a heading', '侦听器', '/reactivity#watch'],
    ['a synonym', '监听器', '/reactivity#watch'],
    ['code', 'watch', '/reactivity#watch'],
    ['pinyin', 'xiangyingshi', '/reactivity'],
    ['a title whose first section has a heading', '插槽', '/slots'],
    ['words of readers', '往组件里塞内容', '/slots'],
    ['traditional characters', '響應式基礎', '/reactivity'],
  ])('is found by %s: %s', async (_, query, url) => expect(await first(query)).toBe(url));

  it('has the words of readers for a page whose path ends in a slash', async () => {
    const slashed = buildTextIndex([{url: '/slots/', title: '插槽', sections: []}], {phrases: {'/slots/': {page: ['往组件里塞内容']}}});
    const answer = await new SearchEngine(async (file) => slashed.get(file) ?? '').search({text: '往组件里塞内容'});
    expect(answer.pages.map(({url}) => url)).toEqual(['/slots/']);
  });

  it.each(['環境變數', '环境变数', 'huanjing bianshu', '設定環境變數', '设定环境变数'])(
    'of pages in traditional characters is found by %s, and marked',
    async (query) => {
      const sections = [{text: '用環境變數設定服務的連接埠。'}, {id: 'names', heading: '變數的名稱', text: '全部大寫。'}];
      const traditional = buildTextIndex([{url: '/env', title: '環境變數', sections}, ...PAGES.slice(1)]);
      const {pages} = await new SearchEngine(async (file) => traditional.get(file) ?? '').search({text: query});
      const [section] = pages[0]?.sections ?? [];
      expect(section).toMatchObject({url: '/env', title: {text: '環境變數'}});
      if (!/[a-z]/.test(query)) expect(section?.title.marks).toEqual([[0, 4]]);
      if (query.endsWith('數')) expect(section?.excerpt?.text).toContain('環境變數');
    },
  );

  it('is the same for the same texts', () => {
    expect([...buildTextIndex(PAGES)]).toEqual([...buildTextIndex(PAGES)]);
  });
});
