import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';
import {checkInput} from './node/checkInput';
import {ENGLISH_LIST, PHRASE_TABLE, SYNONYM_LIST, TERM_LIST} from './node/wordLists';
import {TEXT_NAMES} from './texts';

const text = (expected: string) => z.string(expected).min(1, expected);
const url = (expected: string) => z.url({protocol: /^https?$/, error: expected});
const ROUTE = '以 / 开头的路由';
const route = z.string(ROUTE).regex(/^\/\S*$/, ROUTE);
const texts = (expected: string) => z.array(text('文字'), expected).default([]);

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

const SCOPE_FORM = '含 value、label，可以加 part、routes、isVersioned、weight、wholeWeight、askedWeight、words 的对象';
const weight = z.number('大于 0 的数').positive('大于 0 的数').default(1);

/** A part of the site that readers can limit the search to. */
const SCOPE = z.strictObject(
  {
    /** Name in addresses and in the index. */
    value: z.string('小写字母、数字和连字符').regex(/^[a-z0-9-]+$/, '小写字母、数字和连字符'),
    label: text('给读者看的名字'),
    /** Name of the group of its pages in the results; by default, that of the sidebar category. */
    part: text('文字').optional(),
    /** Routes without the base path and the path of a version; their pages, and all below, are in it. The first scope without routes has all other pages. */
    routes: z.array(route, '以 / 开头的路由的列表').optional(),
    /** Whether its pages exist in each docs version, and are no docs pages, which say so themselves. */
    isVersioned: z.boolean('true 或 false').optional(),
    /** Factor of its pages in the ranking. */
    weight,
    /** The same for a page of which the query is a whole title or alias. */
    wholeWeight: z.number('大于 0 的数').positive('大于 0 的数').optional(),
    /** The same for a query with one of its words. */
    askedWeight: weight,
    /** Words of a query that ask for it: `api`. */
    words: texts('词的列表'),
  },
  SCOPE_FORM,
);

/** Data itself, or a YAML or JSON file with it, relative to the site. */
const dataOr = <T extends z.ZodType>(data: T, expected: string) => z.union([data, text(expected)], expected);

const SCHEMA = z
  .strictObject(
    {
      /** Plugin instance id, from Docusaurus. */
      id: text('文字').default('default'),
      /** Where queries are answered: from files of the site, or by a hosted service. */
      provider: z.enum(['local', 'algolia'], ' local 或 algolia').default('local'),
      /** Required for the hosted provider; ignored by the local one. */
      algolia: ALGOLIA.optional(),
      /** Whether the plugin builds the index itself after the site is built. A site with an own pipeline calls the builder there. */
      buildsIndex: z.boolean('true 或 false').default(true),
      /** Words with the same meaning. */
      synonyms: dataOr(SYNONYM_LIST, '{words, strength?} 的列表，或者写着它的 YAML 文件').default([]),
      /** Terms in English and Chinese, which become synonyms. */
      glossary: dataOr(TERM_LIST, '{en, zh, synonyms?} 的列表，或者写着它的 YAML 文件').default([]),
      /** Common English words of questions, with the Chinese words on the pages for them. */
      english: dataOr(ENGLISH_LIST, '{en, zh} 的列表，或者写着它的 YAML 文件').default([]),
      /** Words that readers use for a page but that the page does not contain: route → `page` or heading id → list. */
      phrases: dataOr(PHRASE_TABLE, '“路由: {page 或标题的 id: [说法]}”，或者写着它的 YAML 文件').default({}),
      /** Parts of the site that readers can choose from; without any there is no choice. */
      scopes: z.array(SCOPE, `${SCOPE_FORM}的列表`).default([]),
      /** Heading ids of sections that only list links; they are not searched. Numbers that make ids unique are ignored: `see-also-1`. */
      skippedSections: texts('标题 id 的列表'),
      /** Docs plugin instance whose versions have an index each. */
      versionedDocs: text('docs 插件的 id').default('default'),
      /** Pages to begin with, offered for an empty field and if nothing is similar to a query. */
      startPages: z.array(z.strictObject({to: route, label: text('文字')}, '含 to、label 的对象'), '{to, label} 的列表').default([]),
      /** Queries offered for an empty field. */
      samples: texts('查询的列表'),
      /** Address to report a query that should have results; the query is appended. */
      missingResultsUrl: url(SEARCH_ADDRESS).optional(),
      /** Page about how to report problems, used without `missingResultsUrl`. */
      feedbackPage: route.optional(),
      /** Search page of another site, such as the original of a translation; the query is appended. */
      elsewhereUrl: url(SEARCH_ADDRESS).optional(),
      /** Round button at the bottom right of every page that opens the search. */
      helpButton: z.boolean('true 或 false').default(false),
      /** Part of the names under which browsers store recent searches and answers. */
      storageName: text('文字').default('docs'),
      /** Texts that replace those of the language of the site. */
      texts: z.partialRecord(z.enum(TEXT_NAMES, '已有的文字的名字'), z.string('文字'), '文字的名字和文字').default({}),
    },
    '已有的选项，见 README',
  )
  // With `when`, this problem is reported together with others.
  .refine(({provider, algolia}) => provider !== 'algolia' || algolia !== undefined, {
    path: ['algolia'],
    message: `${ACCOUNT}，provider 为 algolia 时必填`,
    when: ({value}) => typeof value === 'object' && value !== null,
  });

export type PluginOptions = z.output<typeof SCHEMA>;
type Values = z.input<typeof SCHEMA>;
/** Each option, or a function that returns it: Docusaurus sends the options of all plugins to browsers, but no functions. */
export type Options = Pick<Values, 'id'> & {[Name in keyof Omit<Values, 'id'>]: Values[Name] | (() => Values[Name])};

export const PLUGIN_NAME = 'search-zh';

/** Checks the options and fills in the defaults. */
export function parseSearchOptions(options: Options): PluginOptions {
  const values = Object.entries(options).map(([name, value]) => [name, typeof value === 'function' ? (value as () => unknown)() : value]);
  return checkInput(Object.fromEntries(values), SCHEMA, `[${PLUGIN_NAME}] 插件选项`, {
    advice: '请修改 docusaurus.config 里 docusaurus-search-zh 的选项。',
  });
}

/** Checks the options of the plugin and fills in the defaults. */
export const validateOptions = ({options}: Pick<OptionValidationContext<Options, PluginOptions>, 'options'>): PluginOptions =>
  parseSearchOptions(options);
