import * as z from 'zod';
import {InputError, listProblems} from '../lib/input/inputError';
import type {AnalyticsSettings} from '../plugins/analytics/types';

/** Everything that may differ between deployments, read from environment variables. */
export type SiteSettings = {
  /** Origin of the deployed site, without a trailing slash. */
  url: string;
  /** Base path of the site, with slashes at both ends. */
  baseUrl: string;
  /** Repository of this site; `undefined` hides all edit and report links. */
  repoUrl: string | undefined;
  announcement: {id: string; content: string} | undefined;
  /** 工信部备案号 and 公安备案号; shown in the footer if set. */
  icpNumber: string | undefined;
  policeNumber: string | undefined;
  /** `undefined` disables analytics. */
  analytics: AnalyticsSettings | undefined;
  search: SearchSettings;
};

/** `local` searches files of the site itself; `algolia` uses the hosted service. */
const SEARCH_PROVIDERS = ['local', 'algolia'] as const;
export type SearchSettings = {provider: 'local'} | {provider: 'algolia'; appId: string; apiKey: string; indexName: string};

type Rule = {
  /** Describes a valid value for the person who sets it. */
  expected: string;
  schema: z.ZodType<string>;
  fallback?: string;
};

const pattern = (expression: RegExp) => z.string().regex(expression);

/** The pattern also matches invalid addresses: `http://:80`, or a port above 65535. */
const address = (expression: RegExp) => pattern(expression).refine((value) => URL.canParse(value));

// One entry per variable: the only place for names, defaults and rules. A test compares `.env.example` with it.
export const SETTING_RULES = {
  SITE_URL: {
    expected: '以 http:// 或 https:// 开头的来源地址，不带路径，例如 https://docs.example.cn',
    schema: address(/^https?:\/\/[^/\s?#@\\]+$/),
    fallback: 'http://localhost:3000',
  },
  BASE_URL: {
    expected: '以 / 开头并以 / 结尾的路径，只含字母、数字和 . _ ~ -，例如 / 或 /langflow/',
    schema: pattern(/^\/(?:[\w~-][\w.~-]*\/)*$/),
    fallback: '/',
  },
  REPO_URL: {
    expected: '本站仓库的 https:// 地址，结尾不带 /，例如 https://github.com/owner/name',
    schema: address(/^https?:\/\/[^\s?#"<>\\]+[^/\s?#"<>\\]$/),
  },
  ANNOUNCEMENT: {expected: '一段文字，可含 HTML 链接', schema: z.string().max(500)},
  ANNOUNCEMENT_ID: {
    expected: '小写字母、数字和连字符；内容变化时换一个，读者会再次看到公告',
    schema: pattern(/^[a-z0-9-]+$/),
    fallback: 'announcement',
  },
  // Read in lib/content/versions.ts, because plugins may need it at any time.
  DOCS_VERSIONS: {expected: 'root（只有根地址的版本）或 all（全部版本）', schema: z.enum(['root', 'all']), fallback: 'root'},
  ICP_NUMBER: {
    expected: '工信部的 ICP 备案号，例如 京ICP备12345678号-1',
    schema: pattern(/ICP[备证]\d+号(?:-\d+)?$/),
  },
  POLICE_NUMBER: {
    expected: '公安备案号，例如 京公网安备11010502030000号',
    schema: pattern(/公网安备\s?\d+号$/),
  },
  ANALYTICS_ID: {
    expected: 'Google Analytics 4 的衡量 ID，例如 G-XXXXXXXXXX',
    schema: pattern(/^G-[A-Z0-9]{4,}$/),
  },
  ANALYTICS_HOST: {
    expected: '统计脚本所在的 https:// 地址，可以带路径，结尾不带 /，例如 https://stats.example.cn；只有本机可以用 http://',
    schema: pattern(/^(?:https:\/\/[^\s/?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^\s/?#]+)*$/),
  },
  SEARCH_PROVIDER: {
    expected: `下列之一：${SEARCH_PROVIDERS.join('、')}`,
    schema: z.enum(SEARCH_PROVIDERS),
    fallback: 'local',
  },
  ALGOLIA_APP_ID: {expected: '由字母和数字组成的 Algolia 应用 ID', schema: pattern(/^[a-z0-9]+$/i)},
  ALGOLIA_API_KEY: {
    expected: '由字母和数字组成的 Algolia 只读搜索密钥，不要填管理密钥',
    schema: pattern(/^[a-z0-9]+$/i),
  },
  ALGOLIA_INDEX_NAME: {
    expected: '索引名，只含字母、数字、连字符和下划线',
    schema: pattern(/^[\w-]+$/),
    fallback: 'langflow',
  },
} as const satisfies Record<string, Rule>;

export type SettingName = keyof typeof SETTING_RULES;
type Values = Record<SettingName, string | undefined>;
type Environment = Readonly<Record<string, string | undefined>>;

function problemOf(name: SettingName, rule: Rule, raw: string): string | null {
  return rule.schema.safeParse(raw).success ? null : `${name}：应为${rule.expected}；收到的是 ${JSON.stringify(raw)}`;
}

function missingAlgoliaKeys(values: Values): string[] {
  if (values.SEARCH_PROVIDER !== 'algolia') return [];
  const required = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] as const;
  return required
    .filter((name) => !values[name])
    .map((name) => `${name}：SEARCH_PROVIDER=algolia 时必填，应为${SETTING_RULES[name].expected}；没有收到值`);
}

function readValues(environment: Environment): {values: Values; problems: string[]} {
  const values = {} as Values;
  const problems: string[] = [];
  for (const [key, rule] of Object.entries(SETTING_RULES) as [SettingName, Rule][]) {
    const raw = environment[key]?.trim();
    const problem = raw ? problemOf(key, rule, raw) : null;
    if (problem) problems.push(problem);
    values[key] = raw || rule.fallback;
  }
  return {values, problems: [...problems, ...missingAlgoliaKeys(values)]};
}

function toSearchSettings(values: Values): SearchSettings {
  return values.SEARCH_PROVIDER === 'algolia'
    ? {
        provider: 'algolia',
        appId: values.ALGOLIA_APP_ID as string,
        apiKey: values.ALGOLIA_API_KEY as string,
        indexName: values.ALGOLIA_INDEX_NAME as string,
      }
    : {provider: 'local'};
}

function toAnalyticsSettings({ANALYTICS_ID: id, ANALYTICS_HOST: host}: Values): AnalyticsSettings | undefined {
  return id ? {id, ...(host && {host})} : undefined;
}

/**
 * Reads the settings of this deployment.
 *
 * @throws Error that lists every wrong variable with the expected and the received value
 */
export function readSiteSettings(environment: Environment): SiteSettings {
  const {values, problems} = readValues(environment);
  if (problems.length > 0) {
    throw new InputError(listProblems('站点配置有误，构建已停止', problems, '请修改环境变量或 .env 文件；各变量的说明见 .env.example。'));
  }
  return {
    url: values.SITE_URL as string,
    baseUrl: values.BASE_URL as string,
    repoUrl: values.REPO_URL,
    announcement: values.ANNOUNCEMENT ? {id: values.ANNOUNCEMENT_ID as string, content: values.ANNOUNCEMENT} : undefined,
    icpNumber: values.ICP_NUMBER,
    policeNumber: values.POLICE_NUMBER,
    analytics: toAnalyticsSettings(values),
    search: toSearchSettings(values),
  };
}
