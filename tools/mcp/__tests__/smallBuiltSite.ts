import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildFullText, buildIndexText, FULL_FILE, INDEX_FILE} from '../../../plugins/llms-txt/node/buildTexts';
import {convertPage} from '../../../plugins/llms-txt/node/convertPage';
import {loadMarkdownPages} from '../../../plugins/llms-txt/node/loadMarkdownPages';
import {pageHtml} from '../../../plugins/search-zh/__fixtures__/smallSite';
import {buildIndex} from '../../../plugins/search-zh/node/buildIndex';
import {extractPage} from '../../../plugins/search-zh/node/extractPage';
import {loadPages} from '../../../plugins/search-zh/node/loadPages';
import {writeIndex} from '../../../plugins/search-zh/node/writeIndex';

/** Where the small site says that it is served. */
export const SITE_URL = 'https://docs.example.cn/langflow/';

const BASE_URL = '/langflow/';
const LONG_TEXT = '很长的一页。'.repeat(6000);
const PAGES = [
  {file: 'index.html', title: '首页', text: '从这里开始。'},
  {file: 'agents.html', title: '使用智能体', text: '智能体选择工具来回答问题。'},
  {file: 'long.html', title: '长页面', text: LONG_TEXT},
  {file: 'api/simplified-run-flow.html', title: '运行流程', text: 'POST /api/v1/run/{flow_id_or_name}，返回流程的结果。'},
];

/** Writes a small site as the build does, with Markdown and an index of the search; returns its folder. */
export async function writeSmallSite(): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'mcp-site-'));
  for (const {file, title, text} of PAGES) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    const html = pageHtml({
      url: file,
      title,
      description: `${title}的说明`,
      sections: [{text}, {id: 'more', heading: '更多', text: '其余。'}],
    });
    writeFileSync(path.join(outDir, file), html);
  }
  const pages = loadMarkdownPages({outDir, siteUrl: SITE_URL, trailingSlash: false}, convertPage);
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
  writeFileSync(path.join(outDir, INDEX_FILE), buildIndexText(facts, sections, pages));
  writeFileSync(path.join(outDir, FULL_FILE), buildFullText(facts, sections, pages));
  for (const {file, markdown} of pages) writeFileSync(path.join(outDir, file), markdown);
  const searchPages = loadPages({outDir, baseUrl: BASE_URL, trailingSlash: false, apiRoute: '/api'}, extractPage);
  await writeIndex(path.join(outDir, 'search'), buildIndex({pages: searchPages, synonyms: [], startUrls: []}));
  return outDir;
}
