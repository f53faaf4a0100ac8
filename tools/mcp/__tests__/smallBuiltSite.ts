import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pageHtml} from 'docusaurus-search-zh/__fixtures__/smallSite';
import {buildSearchIndex} from 'docusaurus-search-zh/node/buildIndex';
import {extractPages} from 'docusaurus-search-zh/node/extractPages';
import {BuiltPage, routeOf} from '../../../lib/build/builtPage';
import type {BuiltSite} from '../../../lib/build/publishStep';
import {writeFiles} from '../../../lib/build/writeFiles';
import {figure} from '../../../lib/flowFile/__tests__/smallServer';
import {buildFiles} from '../../../plugins/error-finder/node/buildFiles';
import type {FlowEntry} from '../../../plugins/figures/types';
import {takeThrough} from '../../../plugins/publish/__fixtures__/takeThrough';
import {buildFullText, buildIndexText, FULL_FILE, INDEX_FILE} from '../../../plugins/publish/node/lists/buildTexts';
import {addMarkdown} from '../../../plugins/publish/node/markdown/addMarkdown';
import {localSearchOptions} from '../../../site/searchOptions';

/** Address in the small site. */
export const SITE_URL = 'https://docs.example.cn/langflow/';

const BASE_URL = '/langflow/';
/** The flow on the agents page. */
export const FLOW = figure();
const FLOW_FILE = 'assets/figures/small.json';
const LONG_TEXT = '很长的一页。'.repeat(6000);
const PAGES = [
  {file: 'index.html', title: '首页', text: '从这里开始。'},
  {file: 'agents.html', title: '使用智能体', text: '智能体选择工具来回答问题。'},
  {file: 'long.html', title: '长页面', text: LONG_TEXT},
  {file: 'api/simplified-run-flow.html', title: '运行流程', text: 'POST /api/v1/run/{flow_id_or_name}，返回流程的结果。'},
];

/** An error message with its answer. */
function errorFiles(): Promise<Map<string, string>> {
  const pattern = 'Flow … not found in the small site';
  const causes = [{when: 'ID 写错', do: '照[页面](/agents)核对。'}];
  const answer = {
    id: 'flow-not-found',
    title: '找不到流程',
    messages: [pattern],
    others: [],
    from: 'API',
    meaning: '没有这个流程。',
    causes,
  };
  return buildFiles({
    families: [],
    modules: {},
    messages: [{pattern, places: [{kind: 'ValueError', file: 'lfx/a.py', line: 1}]}],
    versions: ['1.5'],
    groups: [{name: 'api', order: 1, title: 'API', answers: [answer]}],
    subsystems: [],
    catalog: [],
    titles: new Map(),
    baseUrl: BASE_URL,
  });
}

/** Writes a small site like the build does, with Markdown and a search index; returns its folder. */
export async function writeSmallSite(): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'mcp-site-'));
  const pages = PAGES.map(({file, title, text}) => {
    const sections = [{text}, {id: 'more', heading: '更多', text: '其余。'}];
    return new BuiltPage(routeOf(file), file, pageHtml({url: file, title, description: `${title}的说明`, sections}));
  });
  const files: BuiltSite['files'] = new Map(pages.map(({file, html}) => [file, html]));
  const markdown: BuiltSite['markdown'] = new Map();
  const siteDir = mkdtempSync(path.join(tmpdir(), 'mcp-source-'));
  takeThrough(addMarkdown(), pages, {siteDir, root: SITE_URL, config: {trailingSlash: false} as BuiltSite['config'], markdown, files});
  const sections = [
    {title: '概览', routes: ['/', '/agents', '/long']},
    {title: 'API 参考', routes: ['/api/simplified-run-flow']},
  ];
  const facts = {
    title: '小站',
    tagline: '测试',
    siteUrl: SITE_URL,
    langflowVersion: '1.5',
    upstreamDocs: 'https://docs.example.org',
    upstreamRepository: 'a/b',
  };
  files.set(INDEX_FILE, buildIndexText(facts, sections, [...markdown.values()]));
  files.set(FULL_FILE, buildFullText(facts, sections, [...markdown.values()]));
  const found = extractPages({pages, baseUrl: BASE_URL, trailingSlash: false, ...localSearchOptions()});
  for (const [file, content] of buildSearchIndex({pages: found, synonyms: [], startUrls: []})) files.set(`search/${file}`, content);
  const {name, title, description} = FLOW;
  const shownOn = [{title: '使用智能体', address: '/agents'}];
  const entry: FlowEntry = {
    name,
    title,
    description,
    components: [],
    needsKey: true,
    pages: shownOn,
    section: '智能体',
    data: BASE_URL + FLOW_FILE,
  };
  files.set('flows.json', JSON.stringify({version: '1.5', flows: [entry]}));
  files.set(FLOW_FILE, JSON.stringify(FLOW));
  for (const [file, content] of await errorFiles()) files.set(file, content);
  writeFiles(outDir, files);
  return outDir;
}
