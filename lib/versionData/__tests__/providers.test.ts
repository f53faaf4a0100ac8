import {afterEach, describe, expect, it, vi} from 'vitest';
import {readVersions} from '../../content/versions';
import {isCompatible, providersData} from '../providers';
import {render, versionWith} from './versionWith';

const FILE = `providers:
  kimi:
    name: Kimi（月之暗面）
    short: Kimi
    page: /models-kimi
    docs: https://platform.kimi.com/docs
    keys: https://platform.kimi.com/console/api-keys
    baseUrl: https://api.moonshot.cn/v1
    asOf: "2026-11-10"
    read: "2026-11-26"
    sources: [{name: 官方文档, url: "https://platform.kimi.com/docs", date: 2026 年 7 月}, {name: 模型表}]
    chat: [{id: kimi-k2.6, thinking: default, note: 能关掉思考}]
    retired: [{id: kimi-k2.5, since: 2026 年 8 月 31 日, instead: kimi-k2.6}]
    thinkingOff: {thinking: {type: disabled}}
    temperature: 只收 1
    tools: 支持 \`tools\`
    json: 支持
    embeddings: []
    refusals: [{message: only 1 is allowed, cause: 温度, fix: "把 **Temperature** 改成 1", source: "https://github.com/a/b/issues/1"}]
    tried: [{release: 1.13.0, date: "2026-11-26", what: 聊天}]
  glm:
    name: 智谱 GLM
    short: 智谱
    docs: https://docs.bigmodel.cn/cn
    baseUrl: https://open.bigmodel.cn/api/paas/v4
    asOf: "2026-11-10"
    read: "2026-11-26"
    sources: [{name: 官方文档}]
    chat: [{id: glm-5.3, thinking: always}]
    tools: 支持
    json: 支持
    embeddings: [{id: embedding-3, dimensions: 默认 2048, batch: 64}]
    rerank: [rerank]
`;
const versionOf = (file: string) => versionWith({'providers.yaml': file});
const show = (source: string, file = FILE) => render(providersData, versionOf(file), source);

afterEach(() => void vi.useRealTimers());

describe('providers.yaml', () => {
  it('lists all problems with the line, the key, and what was expected and received', () => {
    const bad = FILE.replace('/v1', '/v1/')
      .replace('"2026-11-26"', 'today')
      .replace('thinking: default', 'thinking: often')
      .replace('json: 支持', 'jason: 支持')
      .replace('fix: "把 **Temperature** 改成 1"', 'fix: f, when: {kind: mood}');
    expect(() => providersData.read(versionOf(bad))).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/providers.yaml 有误：
        - site/1.13/providers.yaml:8：providers.kimi.baseUrl：应为https:// 或 http:// 开头、不以 / 结尾的 URL；收到的是 "https://api.moonshot.cn/v1/"
        - site/1.13/providers.yaml:10：providers.kimi.read：应为存在的日期，例如 2026-11-26；收到的是 "today"
        - site/1.13/providers.yaml:12：providers.kimi.chat[0].thinking：应为下列之一：default、optional、always、none、unknown；收到的是 "often"
        - site/1.13/providers.yaml:2：providers.kimi.json：应为非空文字；收到的是空（没有这个键）
        - site/1.13/providers.yaml:19：providers.kimi.refusals[0].when.kind：应为kind 为 temperature、reasoning、batch、tokens、stream、tools、json 或 model 的键值对；收到的是 "mood"
        - site/1.13/providers.yaml:17：providers.kimi.jason：没有这个键；删去它，或者改正（这里应为一家服务商的键值对）
      写法见文件开头的说明。]
    `);
  });

  it('refuses dates that do not exist, and data newer than the day on which they were read', () => {
    const read = (date: string) => providersData.read(versionOf(FILE.replace('2026-11-10', date)));
    expect(() => read('2026-11-31')).toThrow('providers.yaml:9：providers.kimi.asOf：应为存在的日期');
    expect(() => read('2026-11-27')).toThrow('providers.yaml:9：providers.kimi.asOf：应为 read（2026-11-26）当天或以前');
  });

  it('is valid in this repository', () => {
    const found = readVersions().map((version) => providersData.read(version));
    expect(found.flatMap((providers) => Object.keys(providers ?? {}))).toContain('deepseek');
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

describe('elements of providers', () => {
  it.each([
    '<ProviderFacts provider="kimi" />',
    '<ProviderFacts provider="glm" />',
    '<ProviderRefusals provider="kimi" />',
    '<ProviderRefusals provider="glm" />',
    '<ProviderTable />',
  ])('puts what is known in the place of %s', async (source) => {
    vi.useFakeTimers({now: Date.parse('2026-11-26'), toFake: ['Date']});
    expect(await show(source)).toMatchSnapshot();
  });

  it('marks data that are old when the site is built', async () => {
    vi.useFakeTimers({now: Date.parse('2027-03-01'), toFake: ['Date']});
    expect(await show('<ProviderFacts provider="kimi" />')).toContain('<DataAge date="2026-11-10" old>');
  });

  it('compares only services, not what readers run themselves', async () => {
    const local = FILE.replace('short: Kimi', 'short: vLLM\n    local: true');
    expect(await show('<ProviderTable />', local)).not.toContain('vLLM');
    expect(await show('<ProviderTable />', local.replace('local: true', 'local: false'))).toContain('vLLM');
  });

  it('refuses an unknown name', () => expect(show('<ProviderFacts provider="kimmi" />')).rejects.toThrow('最接近的是 kimi'));
});
