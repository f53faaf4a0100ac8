import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

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
export type Refusal = z.output<typeof REFUSAL>;

/** Path of the provider data of a version, relative to the site. */
export const providersFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'providers.yaml');

/** Whether Langflow's OpenAI Compatible provider works with it: that one adds a missing `/v1` and needs `/models`. */
export const isCompatible = ({baseUrl, unlisted}: Pick<Provider, 'baseUrl' | 'unlisted'>): boolean =>
  baseUrl.endsWith('/v1') && unlisted !== true;

/** The data cannot be newer than the day on which they were read. */
function dateProblems(id: string, {asOf, read}: Provider): string[] {
  return asOf > read ? [`providers.${id}.asOf：应为 read（${read}）当天或以前；收到的是 ${asOf}`] : [];
}

/**
 * Parses the provider data.
 *
 * @throws InputError that lists all problems
 */
export function parseProviders(source: string, name: string): Providers {
  const {providers} = checkInput(parseYamlInput(source, name), PROVIDERS, name);
  const problems = Object.entries(providers).flatMap(([id, provider]) => dateProblems(id, provider));
  if (problems.length > 0) throw new InputError(listProblems(`${name} 有误`, problems, '改正日期。'));
  return providers;
}

/** Reads the providers of a version; undefined if it has no such file. */
export function readProviders({root, ...version}: Pick<DocsVersion, 'root' | 'folder'>): Providers | undefined {
  const name = providersFile(version);
  const file = path.join(root, name);
  return existsSync(file) ? parseProviders(readInputText({path: file, name}), name) : undefined;
}
