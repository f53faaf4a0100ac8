import {describe, expect, it} from 'vitest';
import {isCompatible, parseProviders, readProviders} from '../providers';
import {readVersions} from '../versions';

const NAME = 'site/1.13/providers.yaml';
const GOOD = `providers:
  kimi:
    name: Kimi（月之暗面）
    short: Kimi
    docs: https://platform.kimi.com/docs
    baseUrl: https://api.moonshot.cn/v1
    asOf: "2026-11-10"
    read: "2026-11-26"
    sources: [{name: 官方文档}]
    chat: [{id: kimi-k3, thinking: always}]
    tools: 支持
    json: 支持
`;

describe('parseProviders', () => {
  it('reads providers', () => expect(parseProviders(GOOD, NAME).kimi?.chat).toEqual([{id: 'kimi-k3', thinking: 'always'}]));

  it('lists everything that is wrong, with the key, what was expected and what came', () => {
    const bad = GOOD.replace('/v1', '/v1/')
      .replace('"2026-11-26"', 'today')
      .replace('always', 'often')
      .replace('json: 支持', 'refusals: [{message: m, cause: c, fix: f, when: {kind: mood}}]');
    expect(() => parseProviders(bad, NAME)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/providers.yaml 有误：
        - providers.kimi.baseUrl：应为https:// 或 http:// 开头、不以 / 结尾的 URL；收到的是 "https://api.moonshot.cn/v1/"
        - providers.kimi.read：应为存在的日期，例如 2026-11-26；收到的是 "today"
        - providers.kimi.chat[0].thinking：应为下列之一：default、optional、always、none、unknown；收到的是 "often"
        - providers.kimi.json：应为非空文字；收到的是空（没有这个键）
        - providers.kimi.refusals[0].when.kind：应为kind 为 temperature、reasoning、batch、tokens、stream、tools、json 或 model 的键值对；收到的是 "mood"
      写法见文件开头的说明。]
    `);
  });

  it('knows what dates there are, and that what was read was there before', () => {
    expect(() => parseProviders(GOOD.replace('2026-11-10', '2026-11-31'), NAME)).toThrow('providers.kimi.asOf：应为存在的日期');
    expect(() => parseProviders(GOOD.replace('2026-11-10', '2026-11-27'), NAME)).toThrow('应为 read（2026-11-26）当天或以前');
  });
});

describe('isCompatible', () => {
  it.each([
    ['https://api.moonshot.cn/v1', undefined, true],
    ['https://api.moonshot.cn/v1', true, false],
    ['https://open.bigmodel.cn/api/paas/v4', undefined, false],
  ])('tells of %s, unlisted: %s', (baseUrl, unlisted, expected) =>
    expect(isCompatible({baseUrl, ...(unlisted ? {unlisted} : {})})).toBe(expected),
  );
});

describe('the providers of this repository', () => {
  it('are sound', () => {
    const found = readVersions().map((version) => readProviders(version));
    expect(found.flatMap((providers) => Object.keys(providers ?? {}))).toContain('deepseek');
  });
});
