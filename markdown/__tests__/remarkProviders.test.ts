import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {type Provider, parseProviders} from '../../lib/content/providers';
import remarkProviders from '../remarkProviders';

const PROVIDERS = parseProviders(
  `providers:
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
`,
  'providers.yaml',
);

async function render(source: string, providers: typeof PROVIDERS | undefined = PROVIDERS, day = '2026-11-26'): Promise<string> {
  return String(
    await unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(remarkProviders, providers, Date.parse(day))
      .use(remarkStringify)
      .process(source),
  );
}

describe('remarkProviders', () => {
  it.each([
    '<ProviderFacts provider="kimi" />',
    '<ProviderFacts provider="glm" />',
    '<ProviderRefusals provider="kimi" />',
    '<ProviderRefusals provider="glm" />',
    '<ProviderTable />',
  ])('puts what is known in the place of %s', async (source) => {
    expect(await render(source)).toMatchSnapshot();
  });

  it('says of data that were old when the site was built that they are', async () => {
    expect(await render('<ProviderFacts provider="kimi" />', PROVIDERS, '2027-03-01')).toContain('<DataAge date="2026-11-10" old>');
  });

  it('compares services alone: what readers run themselves has no place among them', async () => {
    const vllm = {...PROVIDERS.kimi, local: true, short: 'vLLM'} as Provider;
    expect(await render('<ProviderTable />', {...PROVIDERS, vllm})).not.toContain('vLLM');
    expect(await render('<ProviderTable />', {...PROVIDERS, vllm: {...vllm, local: false}})).toContain('vLLM');
  });

  it('refuses a name that is not known', async () => {
    await expect(render('<ProviderFacts provider="kimmi" />')).rejects.toThrow('<ProviderFacts provider="kimmi" />：');
  });

  it('refuses the element in a version that has no providers', async () => {
    const process = unified().use(remarkParse).use(remarkMdx).use(remarkProviders, undefined).use(remarkStringify);
    await expect(process.process('<ProviderTable />')).rejects.toThrow('providers.yaml');
  });
});
