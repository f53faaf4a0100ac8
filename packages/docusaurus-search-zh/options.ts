import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';
import {checkInput} from '../../lib/input/readInput';

const text = (expected: string) => z.string(expected).min(1, expected);
const url = (expected: string) => z.url({protocol: /^https?$/, error: expected});
const route = z.string('以 / 开头的路由').regex(/^\/\S*$/, '以 / 开头的路由');

const SEARCH_ADDRESS = '以 http:// 或 https:// 开头的地址，查询会接在后面';
const ACCOUNT = '含 appId、apiKey 和 indexName 的对象';

/** Settings of the hosted provider. */
const ALGOLIA = z.strictObject(
  {
    appId: text('应用 ID'),
    /** The public search-only key. */
    apiKey: text('只能搜索的公开密钥'),
    indexName: text('索引的名字'),
    /** Address that replaces the hosts of the application id: a proxy or a test server. */
    host: url('以 http:// 或 https:// 开头的地址').optional(),
  },
  ACCOUNT,
);

const SCHEMA = z
  .strictObject(
    {
      /** Plugin instance id, from Docusaurus. */
      id: text('文字').default('default'),
      /** Where queries are answered: from files of the site, or by a hosted service. */
      provider: z.enum(['local', 'algolia'], ' local 或 algolia').default('local'),
      /** Required for the hosted provider; ignored by the local one. */
      algolia: ALGOLIA.optional(),
      /** Route of the API reference; everything below it has the scope `api`. */
      apiRoute: route.default('/api'),
      /** Glossary whose terms become synonyms; relative to the site. */
      glossary: text('相对于站点目录的文件路径').default('translation/glossary.yml'),
      /** Search page of the English documentation; the query is appended. */
      upstreamSearch: url(SEARCH_ADDRESS).default('https://docs.langflow.org/search?q='),
      /** Address to report a query that should have results; the query is appended. */
      missingResultsUrl: url(SEARCH_ADDRESS).optional(),
      /** Page about how to report problems, used without `missingResultsUrl`. */
      feedbackPage: route.default('/contributing-github-issues'),
      /** Routes that are offered if nothing is similar to a query. */
      startRoutes: z
        .array(route, '以 / 开头的路由的列表')
        .default([
          '/get-started-quickstart',
          '/concepts-overview',
          '/troubleshoot',
          '/get-started-installation',
          '/agents',
          '/chat-with-rag',
        ]),
    },
    '可以有 provider、algolia、apiRoute、glossary、upstreamSearch、missingResultsUrl、feedbackPage、startRoutes 的对象',
  )
  // With `when`, this problem is reported together with others.
  .refine(({provider, algolia}) => provider !== 'algolia' || algolia !== undefined, {
    path: ['algolia'],
    message: `${ACCOUNT}，provider 为 algolia 时必填`,
    when: ({value}) => typeof value === 'object' && value !== null,
  });

export type PluginOptions = z.output<typeof SCHEMA>;
export type Options = z.input<typeof SCHEMA>;

export const PLUGIN_NAME = 'search-zh';

export const DEFAULT_SEARCH_OPTIONS: PluginOptions = SCHEMA.parse({});

/** Checks the options of the plugin and fills in the defaults. */
export const validateOptions = ({options}: Pick<OptionValidationContext<Options, PluginOptions>, 'options'>): PluginOptions =>
  checkInput(options, SCHEMA, `[${PLUGIN_NAME}] 插件选项`, {advice: '请修改 site/createConfig.ts 或对应的环境变量。'});
