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

  it('is the same for the same texts', () => {
    expect([...buildTextIndex(PAGES)]).toEqual([...buildTextIndex(PAGES)]);
  });
});
