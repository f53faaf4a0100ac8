import type {BlockContent, RootContent} from 'mdast';
import * as z from 'zod';
import {isOldData} from '../content/dataAge';
import {code, element, type Inline, joinInline, link, paragraph, type Row, table} from '../mdast/nodes';
import {defineVersionData, NO_PROGRAM} from './defineVersionData';
import {type ElementPlace, findEntry} from './pageElement';

const text = z.string('非空文字').min(1, '非空文字');
const date = z.iso.date('存在的日期，例如 2026-11-26');
const address = z.string('https:// 或 http:// 开头的 URL').regex(/^https?:\/\/\S+[^/]$/, 'https:// 或 http:// 开头、不以 / 结尾的 URL');
const page = z.url('网址');
const positive = z.int('正整数').positive('正整数');
const THINKING = ['default', 'optional', 'always', 'none', 'unknown'] as const;

const SOURCE = z.strictObject({name: text, url: page.optional(), date: text.optional()}, '含 name，可以加 url、date 的键值对');
const CHAT = z.strictObject(
  {id: text, thinking: z.enum(THINKING, `下列之一：${THINKING.join('、')}`), note: text.optional()},
  '含 id、thinking，可以加 note 的键值对',
);
const RETIRED = z.strictObject({id: text, since: text, instead: text.optional()}, '含 id、since，可以加 instead 的键值对');
const EMBEDDING = z.strictObject(
  {id: text, dimensions: text.optional(), batch: positive.optional(), note: text.optional()},
  '含 id，可以加 dimensions、batch、note 的键值对',
);

/** Conditions under which a provider refuses a request; the mock provider uses the same conditions. */
const WHEN = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({kind: z.literal('temperature'), allowed: z.array(z.number('数字'), '数字的列表'), thinking: z.enum(['on', 'off'])}),
    z.strictObject({kind: z.literal('reasoning')}),
    z.strictObject({kind: z.literal('batch'), most: positive}),
    z.strictObject({kind: z.literal('tokens')}),
    z.strictObject({kind: z.literal('stream')}),
    z.strictObject({kind: z.literal('tools')}),
    z.strictObject({kind: z.literal('json')}),
    z.strictObject({kind: z.literal('model'), ids: z.array(text, '模型名的列表').min(1, '至少一个')}),
  ],
  'kind 为 temperature、reasoning、batch、tokens、stream、tools、json 或 model 的键值对',
);
const REFUSAL = z.strictObject(
  {message: text, cause: text, fix: text, when: WHEN.optional(), source: page.optional()},
  '含 message、cause、fix，可以加 when、source 的键值对',
);
const TRIED = z.strictObject({release: text, date, what: text}, '含 release、date、what 的键值对');

const PROVIDER = z.strictObject(
  {
    name: text,
    short: text,
    page: z
      .string('页面的地址')
      .regex(/^\/[\w/-]+$/, '以 / 开头的页面地址')
      .optional(),
    docs: page,
    keys: page.optional(),
    prices: page.optional(),
    baseUrl: address,
    /** Whether readers run it themselves; it is then not listed among the services. */
    local: z.boolean('true，或者不写').optional(),
    /** Whether it has no `/models` endpoint to list its models. */
    unlisted: z.boolean('true，或者不写').optional(),
    /** Date of the model data, and date on which they were read. */
    asOf: date,
    read: date,
    sources: z.array(SOURCE, '来源的列表').min(1, '至少一个'),
    chat: z.array(CHAT, '列表').min(1, '至少一个'),
    retired: z.array(RETIRED, '列表').optional(),
    /** Value of `extra_body` that switches thinking off. */
    thinkingOff: z.record(text, z.unknown()).optional(),
    temperature: text.optional(),
    tools: text,
    json: text,
    embeddings: z.array(EMBEDDING, '列表').optional(),
    rerank: z.array(text, '列表').optional(),
    refusals: z.array(REFUSAL, '列表').optional(),
    tried: z.array(TRIED, '列表').optional(),
  },
  '一家服务商的键值对',
);
const PROVIDERS = z.strictObject({providers: z.record(text, PROVIDER, '名字到键值对')}, '含 providers 的键值对');

/** Model providers with an OpenAI-compatible API, by the names that pages use. */
export type Providers = Record<string, Provider>;

/** One provider. */
export type Provider = z.output<typeof PROVIDER>;

/** A refusal: the provider's own message, and what readers can do. */
export type ProviderRefusal = z.output<typeof REFUSAL>;

/** Whether Langflow's OpenAI Compatible provider works with it: that one adds a missing `/v1` and needs `/models`. */
export const isCompatible = ({baseUrl, unlisted}: Pick<Provider, 'baseUrl' | 'unlisted'>): boolean =>
  baseUrl.endsWith('/v1') && unlisted !== true;

const THINKING_WORDS: Record<Provider['chat'][number]['thinking'], string> = {
  default: '默认思考，可以关掉',
  optional: '可以开，可以关',
  always: '一直思考，关不掉',
  none: '不思考',
  unknown: '没有查到',
};
const COMPATIBLE = '[OpenAI Compatible 提供商](/bundles-openai-compatible)';
const OPENAI = '[OpenAI 组件](/bundles-openai#openai-compatible)';

/** Formats `2026-11-26` as a Chinese date. */
function chineseDate(value: string): string {
  const [year = '', month = '', day = ''] = value.split('-').map((part) => String(Number(part)));
  return `${year} 年 ${month} 月 ${day} 日`;
}

/** JSON for the request that switches thinking off. */
const thinkingOff = ({thinkingOff: off}: Provider): Inline =>
  off ? code(JSON.stringify(off).replaceAll(/([:,])(?=\S)/g, '$1 ')) : '没有查到';

/** Names of models, or a text that says that there are none (empty list) or that they are unknown (no list). */
function namesOf(ids: readonly string[] | undefined): Inline[] {
  if (!ids) return ['没有查到'];
  return ids.length > 0 ? joinInline(ids.map(code)) : ['没有'];
}

const embeddingsOf = ({embeddings}: Provider) => namesOf(embeddings?.map(({id}) => id));

function generalFacts(provider: Provider): BlockContent {
  const {baseUrl, temperature, tools, json, rerank, docs, keys, prices} = provider;
  const official = [link(docs, '文档'), ...(keys ? [link(keys, '创建密钥')] : []), ...(prices ? [link(prices, '价格')] : [])];
  const rows: Row[] = [
    ['基础 URL', code(baseUrl)],
    ['怎么接', isCompatible(provider) ? `${COMPATIBLE}或 ${OPENAI}` : OPENAI],
    ['关掉思考', thinkingOff(provider)],
    ...(temperature ? [['温度', temperature]] : []),
    ['工具调用', tools],
    ['JSON 模式', json],
    ['嵌入模型', embeddingsOf(provider)],
    ['重排序', namesOf(rerank)],
    ['官方的页面', joinInline(official)],
  ];
  return table(['项目', '内容'], rows);
}

const chatModels = ({chat}: Provider): BlockContent =>
  table(
    ['模型名', '思考', '说明'],
    chat.map(({id, thinking, note = ''}) => [code(id), THINKING_WORDS[thinking], note]),
  );

function embeddingModels({embeddings = []}: Provider): BlockContent[] {
  if (embeddings.length === 0) return [];
  const rows = embeddings.map(({id, dimensions = '没有查到', batch, note = ''}) => [
    code(id),
    dimensions,
    batch ? `${batch} 段` : '没有查到',
    note,
  ]);
  return [paragraph('嵌入模型：'), table(['模型名', '维度', '一批最多', '说明'], rows)];
}

function retiredModels({retired = []}: Provider): BlockContent[] {
  if (retired.length === 0) return [];
  const rows = retired.map(({id, since, instead = '没有指定'}) => [code(id), since, instead]);
  return [paragraph('已经下线或改名的：'), table(['旧模型名', '从什么时候', '换成'], rows)];
}

function sourcesOf({sources, read}: Provider): BlockContent {
  const named = sources.map(({name, url, date: day}) => [url ? link(url, name) : name, ...(day ? [`（${day}）`] : [])]);
  return paragraph(`来源，${chineseDate(read)}读：`, ...joinInline(named), '。模型名换得快，用之前对照官方的页面。');
}

/** Warns if the data are old: now, or later by the reader's clock. */
function ageOf({asOf}: Provider, now: number): RootContent {
  const attributes = {date: asOf, ...(isOldData(asOf, now) && {old: null})};
  return element('DataAge', attributes, [paragraph(`模型的资料截至 ${chineseDate(asOf)}。`)]);
}

function triedOn({tried = []}: Provider): BlockContent[] {
  if (tried.length === 0) return [];
  const rows = tried.map(({release, date: day, what}) => [release, chineseDate(day), what]);
  return [
    paragraph('在真实的 Langflow 上对着模拟这家服务的程序试过（没有调用真实的服务）：'),
    table(['Langflow', '日期', '试了什么'], rows),
  ];
}

const factsOf = (provider: Provider): RootContent[] => [
  ageOf(provider, Date.now()),
  generalFacts(provider),
  paragraph('语言模型：'),
  chatModels(provider),
  ...embeddingModels(provider),
  ...retiredModels(provider),
  sourcesOf(provider),
  ...triedOn(provider),
];

function refusalsOf({refusals = []}: Provider): RootContent[] {
  if (refusals.length === 0) return [];
  const rows = refusals.map(({message, cause, fix, source}) => [
    code(message),
    [cause, ...(source ? ['（', link(source, '出处'), '）'] : [])],
    fix,
  ]);
  return [table(['报错', '原因', '办法'], rows)];
}

/** Compares the services; readers run the others themselves. */
function comparisonOf(providers: Providers): RootContent[] {
  const services = Object.values(providers).filter(({local}) => !local);
  const nameOf = ({page: to, short}: Provider) => (to ? link(to, short) : short);
  const chat = services.map((provider) => [
    nameOf(provider),
    code(provider.baseUrl),
    isCompatible(provider) ? '合用' : '不合用',
    joinInline(provider.chat.slice(0, 2).map(({id}) => code(id))),
  ]);
  const others = services.map((provider) => [nameOf(provider), embeddingsOf(provider), namesOf(provider.rerank), provider.asOf]);
  return [
    table(['服务商', '基础 URL', 'OpenAI Compatible', '语言模型'], chat),
    paragraph('嵌入和重排序的模型，和各家资料的日期：'),
    table(['服务商', '嵌入模型', '重排序', '资料截至'], others),
  ];
}

const find = (providers: Providers, place: ElementPlace) =>
  findEntry(place, 'provider', new Map(Object.entries(providers)), 'providers.yaml');

/** Model providers. All of what pages show of them is searched. */
export const providersData = defineVersionData({
  file: 'providers.yaml',
  schema: PROVIDERS,
  program: NO_PROGRAM,
  join({providers}, {report}): Providers {
    // The data cannot be newer than the day on which they were read.
    for (const [id, {asOf, read}] of Object.entries(providers))
      if (asOf > read) report(['providers', id, 'asOf'], `应为 read（${read}）当天或以前；收到的是 ${asOf}；改正日期`);
    return providers;
  },
  elements: {
    ProviderFacts: {
      usage: '<ProviderFacts provider="kimi" />',
      about: '一家模型服务的资料，文字由 `site/<版本>/providers.yaml` 得出；资料超过 90 天，页面自己会说',
      fill: (providers, place) => factsOf(find(providers, place)),
    },
    ProviderRefusals: {
      usage: '<ProviderRefusals provider="kimi" />',
      about: '这家服务的报错、原因和办法',
      fill: (providers, place) => refusalsOf(find(providers, place)),
    },
    ProviderTable: {
      usage: '<ProviderTable />',
      about: '各家模型服务的对比表',
      fill: comparisonOf,
    },
  },
});
