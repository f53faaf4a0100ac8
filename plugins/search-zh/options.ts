import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {InputError} from '../../lib/input/inputError';

/** How the hosted provider is reached. */
export type AlgoliaOptions = {
  appId: string;
  /** The public search-only key. */
  apiKey: string;
  indexName: string;
  /** Address to use instead of the hosts that belong to the application id: a proxy, or a server under test. */
  host?: string;
};

export type PluginOptions = {
  /** Docusaurus' own: name of this instance of the plugin. */
  id?: string;
  /** Where queries are answered: by files of the site itself, or by a hosted service. */
  provider: 'local' | 'algolia';
  /** Needed by the hosted provider; the local one ignores it. */
  algolia?: AlgoliaOptions;
  /** Route of the API reference; everything under it is the scope `api`. */
  apiRoute: string;
  /** Glossary whose terms become synonyms; relative to the site. */
  glossary: string;
  /** Search page of the English documentation; the query is appended. */
  upstreamSearch: string;
  /** Where to report a query that should have found something; the query is appended. */
  missingResultsUrl?: string;
  /** Page of the site that says how to report anything, where there is no `missingResultsUrl`. */
  feedbackPage: string;
  /** Routes to offer when nothing is near a query. */
  startRoutes: string[];
};

export type Options = Partial<PluginOptions>;

export const PLUGIN_NAME = 'search-zh';

export const DEFAULT_OPTIONS: PluginOptions = {
  provider: 'local',
  apiRoute: '/api',
  glossary: 'translation/glossary.yml',
  upstreamSearch: 'https://docs.langflow.org/search?q=',
  feedbackPage: '/contributing-github-issues',
  startRoutes: ['/get-started-quickstart', '/concepts-overview', '/troubleshoot', '/get-started-installation', '/agents', '/chat-with-rag'],
};

const route = Joi.string().pattern(/^\/\S*$/);

const SCHEMA = Joi.object<PluginOptions>({
  provider: Joi.string().valid('local', 'algolia').default(DEFAULT_OPTIONS.provider),
  algolia: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
    host: Joi.string().uri({scheme: ['http', 'https']}),
  }),
  apiRoute: route.default(DEFAULT_OPTIONS.apiRoute),
  glossary: Joi.string().default(DEFAULT_OPTIONS.glossary),
  upstreamSearch: Joi.string()
    .uri({scheme: ['http', 'https']})
    .default(DEFAULT_OPTIONS.upstreamSearch),
  missingResultsUrl: Joi.string().uri({scheme: ['http', 'https']}),
  feedbackPage: route.default(DEFAULT_OPTIONS.feedbackPage),
  startRoutes: Joi.array().items(route).default(DEFAULT_OPTIONS.startRoutes),
});

const missingAccount = ({provider, algolia}: Options): string[] =>
  provider === 'algolia' && !algolia ? ['algolia：provider 为 algolia 时必填，应含 appId、apiKey 和 indexName；没有收到值'] : [];

/** What a right value looks like, in words for the person who sets it. */
const EXPECTED: Readonly<Record<string, string>> = {
  provider: 'local 或 algolia',
  algolia: '含 appId、apiKey 和 indexName 的对象',
  apiRoute: '以 / 开头的路由',
  glossary: '相对于站点目录的文件路径',
  upstreamSearch: '以 http:// 或 https:// 开头的地址，查询会接在后面',
  missingResultsUrl: '以 http:// 或 https:// 开头的地址，查询会接在后面',
  feedbackPage: '以 / 开头的路由',
  startRoutes: '以 / 开头的路由的列表',
};

function describeProblem({path, type, context}: Joi.ValidationErrorItem): string {
  const key = path.join('.');
  if (type === 'any.required') return `${key}：必填，没有收到值`;
  if (type === 'object.unknown') return `${key}：没有这个选项；可用的有 ${Object.keys(EXPECTED).join('、')}`;
  return `${key}：应为${EXPECTED[String(path[0])] ?? '别的值'}；收到的是 ${JSON.stringify(context?.value)}`;
}

/** Checks the options of the plugin and fills in the defaults. */
export function validateOptions({options}: Pick<OptionValidationContext<Options, PluginOptions>, 'options'>): PluginOptions {
  const {id = 'default', ...own} = options as Options & {id?: string};
  const {value, error} = SCHEMA.validate(own, {abortEarly: false, convert: false});
  const problems = [...(error?.details.map(describeProblem) ?? []), ...missingAccount(own)];
  if (problems.length > 0) {
    throw new InputError(
      `[${PLUGIN_NAME}] 插件选项有误：\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n请修改 site/createConfig.ts 或对应的环境变量。`,
    );
  }
  return {...value, id} as PluginOptions;
}
