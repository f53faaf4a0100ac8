import {type Options, type PluginOptions, parseSearchOptions} from 'docusaurus-search-zh/options';
import {issueFormUrl} from '../src/issueForms';
import type {SiteSettings} from './settings';
import {UPSTREAM_DOCS} from './siteParts';

/** Parts of the site that readers can search. The API reference repeats the words of all other pages: it comes first only on request. */
const SCOPES: Options['scopes'] = () => [
  {value: 'docs', label: '文档'},
  {
    value: 'api',
    label: 'API',
    part: 'API 参考',
    routes: ['/api'],
    isVersioned: true,
    weight: 0.72,
    wholeWeight: 0.95,
    askedWeight: 1.35,
    words: ['api', 'apis', 'endpoint', 'endpoints', '接口', '端点', 'get', 'post', 'put', 'patch', 'delete'],
  },
];

/** Pages that are offered if nothing is similar to a query. */
const START_PAGES: Options['startPages'] = () => [
  {to: '/get-started-quickstart', label: '快速入门'},
  {to: '/concepts-overview', label: '界面一览'},
  {to: '/troubleshoot', label: '排查问题'},
  {to: '/get-started-installation', label: '安装 Langflow'},
  {to: '/agents', label: '智能体'},
  {to: '/chat-with-rag', label: '用 RAG 对话'},
];

const TEXTS: Options['texts'] = () => ({
  pageDescription: '在 Langflow 中文文档里搜索（search）。',
  help: '你好，需要帮忙吗？',
  helpLabel: '你好，需要帮忙吗？打开搜索',
  helpOriginal: 'Hi, how can I help you?',
  otherVersion: '下面是 Langflow {version} 的页面',
  elsewhere: '在官方英文文档中搜索',
  elsewhereFor: '在官方英文文档中搜索“{query}”',
  elsewhereNote: '（需要国际网络）',
});

/** Heading ids of sections that list links to other pages. */
export const SKIPPED_SECTIONS = ['see-also', 'next-steps', 'guides'];

function accountOf(search: SiteSettings['search']): Options {
  if (search.provider === 'local') return {provider: 'local'};
  const {provider, ...algolia} = search;
  return {provider, algolia: () => algolia};
}

/** Options of the search: functions, so that they are not in the script of every page. */
export function searchOptionsOf({search, repoUrl}: Pick<SiteSettings, 'search' | 'repoUrl'>): Options {
  return {
    ...accountOf(search),
    // The pages are still changed after Docusaurus has rendered them: plugins/publish builds the index.
    buildsIndex: false,
    scopes: SCOPES,
    skippedSections: () => SKIPPED_SECTIONS,
    startPages: START_PAGES,
    // The query comes last: the search appends it.
    ...(repoUrl && {missingResultsUrl: () => `${issueFormUrl(repoUrl, 'unanswered', {title: '搜索没有结果：'})}&question=`}),
    feedbackPage: () => '/contributing-github-issues',
    elsewhereUrl: () => `${UPSTREAM_DOCS}/search?q=`,
    helpButton: true,
    // The name that readers' browsers have stored their lists under.
    storageName: () => 'langflow',
    texts: TEXTS,
  };
}

/** The options of the search in files of the site, for tools. */
export const localSearchOptions = (): PluginOptions =>
  parseSearchOptions(searchOptionsOf({search: {provider: 'local'}, repoUrl: undefined}));
