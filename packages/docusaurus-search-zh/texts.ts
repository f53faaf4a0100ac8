import {Converter} from 'opencc-js/cn2t';

/** Texts that readers see; names in braces are filled in. */
const ZH = {
  search: '搜索',
  searchDocs: '搜索文档',
  pageDescription: '在本站搜索（search）。',
  needsScript: '搜索需要 JavaScript',
  placeholder: '搜索文档：中文、英文、拼音都可以',
  clear: '清空',
  cancel: '取消',
  opening: '正在打开搜索……',
  openFailed: '搜索没有加载成功，请检查网络连接。',
  retry: '重试',
  help: '需要帮忙吗？',
  helpLabel: '需要帮忙吗？打开搜索',
  helpOriginal: '',
  searching: '正在搜索……',
  slow: '正在搜索，网络有点慢……',
  count: '共有 {count} 条结果',
  countHeard: '有 {count} 条结果',
  all: '查看全部 {count} 条结果',
  more: '加载更多',
  nothingHeard: '没有找到',
  nothing: '没有结果：“{query}”',
  resultsFor: '“{query}”的搜索结果',
  trySearches: '试试搜索：',
  nearest: '相近的页面：',
  missing: '觉得应该能搜到？',
  tellUs: '告诉我们',
  failed: '搜索失败',
  failedNetwork: '无法获取结果，请检查网络连接。',
  broken: '搜索出错',
  brokenDetail: '不是网络的问题。刷新页面后还是这样，请',
  brokenEnd: '。',
  brokenPlain: '不是网络的问题，请刷新页面。',
  development: '开发服务器里没有搜索索引：索引由 docusaurus build 建立，用 docusaurus serve 查看。',
  startHere: '从这里开始',
  noHistory: '还没有搜索记录',
  recent: '最近搜索',
  favorites: '收藏',
  promote: '收藏这次搜索',
  forgetRecent: '从最近搜索中移除',
  forgetFavorite: '从收藏中移除',
  scopes: '搜索范围',
  everything: '全部',
  versions: '文档版本',
  otherVersion: '下面是 {version} 的页面',
  notYours: '，不是你在读的 {known}',
  elsewhere: '在官方网站搜索',
  elsewhereFor: '在官方网站搜索“{query}”',
  elsewhereNote: '',
  select: '选择',
  move: '切换',
  close: '关闭',
  hostedBy: '搜索服务：Algolia',
  docs: '文档',
  blog: '博客',
  pages: '页面',
};

/** The texts of the search. */
export type SearchTexts = typeof ZH;

const EN: SearchTexts = {
  search: 'Search',
  searchDocs: 'Search the docs',
  pageDescription: 'Search this site.',
  needsScript: 'The search needs JavaScript',
  placeholder: 'Search the docs: Chinese, English or pinyin',
  clear: 'Clear',
  cancel: 'Cancel',
  opening: 'Opening the search…',
  openFailed: 'The search did not load. Please check your network connection.',
  retry: 'Retry',
  help: 'Need help?',
  helpLabel: 'Need help? Open the search',
  helpOriginal: '',
  searching: 'Searching…',
  slow: 'Searching. The network is slow…',
  count: '{count} results',
  countHeard: '{count} results',
  all: 'See all {count} results',
  more: 'Load more',
  nothingHeard: 'Nothing found',
  nothing: 'No results for “{query}”',
  resultsFor: 'Search results for “{query}”',
  trySearches: 'Try searching for: ',
  nearest: 'Similar pages:',
  missing: 'Believe this query should return results? ',
  tellUs: 'Let us know',
  failed: 'The search failed',
  failedNetwork: 'Unable to fetch results. You might want to check your network connection.',
  broken: 'The search is broken',
  brokenDetail: 'This is not caused by the network. If it stays after a reload: ',
  brokenEnd: '',
  brokenPlain: 'This is not caused by the network. Please reload the page.',
  development: 'The development server has no search index: docusaurus build creates it, docusaurus serve shows it.',
  startHere: 'Start here',
  noHistory: 'No recent searches',
  recent: 'Recent',
  favorites: 'Favorites',
  promote: 'Save this search',
  forgetRecent: 'Remove this search from history',
  forgetFavorite: 'Remove this search from favorites',
  scopes: 'Search in',
  everything: 'Everything',
  versions: 'Version',
  otherVersion: 'These are pages of {version}',
  notYours: ', not of {known}, which you are reading',
  elsewhere: 'Search the official site',
  elsewhereFor: 'Search the official site for “{query}”',
  elsewhereNote: '',
  select: 'to select',
  move: 'to navigate',
  close: 'to close',
  hostedBy: 'Search by Algolia',
  docs: 'Docs',
  blog: 'Blog',
  pages: 'Pages',
};

/** Names of the texts. */
export const TEXT_NAMES = Object.keys(ZH) as [keyof SearchTexts, ...(keyof SearchTexts)[]];

/** Texts in the HTML of every page. The others are loaded with the code that shows them. */
const ON_EVERY_PAGE = [
  'search',
  'searchDocs',
  'needsScript',
  'placeholder',
  'clear',
  'cancel',
  'opening',
  'openFailed',
  'retry',
  'help',
  'helpLabel',
  'helpOriginal',
] as const satisfies (keyof SearchTexts)[];

/** The texts of every page. */
export type PageTexts = Pick<SearchTexts, (typeof ON_EVERY_PAGE)[number]>;

const isTraditional = (locale: string) => /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/i.test(locale);

/** The texts for a locale, such as `zh-Hant`; languages other than Chinese get English. */
export function textsFor(locale: string, own: Partial<SearchTexts> = {}): SearchTexts {
  if (!/^zh\b/i.test(locale)) return {...EN, ...own};
  if (!isTraditional(locale)) return {...ZH, ...own};
  const variant = /-hk\b/i.test(locale) ? 'hk' : 'twp';
  const convert = Converter({from: 'cn', to: variant});
  return {...(Object.fromEntries(Object.entries(ZH).map(([name, text]) => [name, convert(text)])) as SearchTexts), ...own};
}

/** The texts that every page needs. */
export const pageTextsOf = (texts: SearchTexts): PageTexts =>
  Object.fromEntries(ON_EVERY_PAGE.map((name) => [name, texts[name]])) as PageTexts;
