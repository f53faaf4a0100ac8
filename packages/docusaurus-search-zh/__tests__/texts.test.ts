import {expect, it} from 'vitest';
import {textsFor} from '../texts';

it.each([
  ['zh', '搜索'],
  ['zh-Hans', '搜索'],
  ['zh-CN', '搜索'],
  ['zh-Hant', '搜尋'],
  ['zh-TW', '搜尋'],
  ['zh-Hant-HK', '搜索'],
  ['en', 'Search'],
  ['ja', 'Search'],
])('the texts of %s are in its language', (locale, search) => {
  expect(textsFor(locale).search).toBe(search);
});

it('writes the characters of Hong Kong for Hong Kong', () => {
  expect(textsFor('zh-HK').failedNetwork).toContain('網絡');
  expect(textsFor('zh-TW').failedNetwork).toContain('網路');
});

it('lets a site say it in its own words', () => {
  expect(textsFor('zh-TW', {search: '找'}).search).toBe('找');
});
