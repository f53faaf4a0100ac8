import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cleanAddress, cleanReferrer, cleanTitle} from '../cleanAddress';

const isAnchor = (id: string) => id === 'ports' || id === '端口';
const clean = (rest: string) =>
  cleanAddress(`https://docs.example.cn/langflow${rest}`, isAnchor).replace('https://docs.example.cn/langflow', '');

describe('cleanAddress', () => {
  it.each([
    ['/agents', '/agents'],
    ['/search?q=%E5%AF%86%E9%92%A5', '/search'],
    ['/agents?utm_source=chat&token=secret&utm_medium=im', '/agents?utm_source=chat&utm_medium=im'],
    ['/agents?UTM_SOURCE=x&utm_other=y', '/agents'],
    ['/agents#ports', '/agents#ports'],
    ['/agents#%E7%AB%AF%E5%8F%A3', '/agents#%E7%AB%AF%E5%8F%A3'],
    ['/agents#sk-secret', '/agents'],
    ['/agents#%', '/agents'],
    ['/agents?a=1#ports', '/agents#ports'],
  ])('%s becomes %s', (rest, expected) => {
    expect(clean(rest)).toBe(expected);
  });

  it('lets no parameter through that a reader could have typed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (parameters) => {
        const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => !name.startsWith('utm_')));
        expect(clean(`/search?${query}`)).toBe('/search');
      }),
    );
  });
});

describe('cleanReferrer', () => {
  it.each([
    ['https://www.example.com/s?wd=secret#x', 'https://www.example.com/s'],
    ['', ''],
    ['android-app://com.example', ''],
  ])('%s becomes %s', (href, expected) => {
    expect(cleanReferrer(href)).toBe(expected);
  });
});

it('the title of the search page does not tell what was searched', () => {
  expect(cleanTitle('“我的“密钥”\n”的搜索结果 | Langflow 中文文档')).toBe('“…”的搜索结果 | Langflow 中文文档');
  expect(cleanTitle('智能体 | Langflow 中文文档')).toBe('智能体 | Langflow 中文文档');
});
