import {readFileSync} from 'node:fs';
import path from 'node:path';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import type {FoundPage, FoundSection} from 'docusaurus-search-zh/shared/contract';
import {z} from 'zod';
import {cutText} from '../../lib/text/cutText';
import {answer, refuseCall} from './answers';
import {boundedText, echo, LIMITS, requiredText} from './boundedText';
import {registerErrorTool} from './errorTool';
import {findDocsPage} from './findPage';
import {registerFlowTools} from './flowTools';
import type {BuiltVersion, McpSite} from './openBuiltSite';

/** Maximum characters of a page per response: the longest pages would fill the context of a small model. */
export const PAGE_CHARACTERS = 30_000;
const DEFAULT_PAGES = 6;
const MAX_PAGES = 20;
/** Sections of one page, so that a page with many does not crowd the others out. */
const PAGE_SECTIONS = 2;
/** Sections to look through for as many pages. */
const SECTIONS_SEARCHED = 60;
const EXCERPT_WORDS = 40;

const READ_ONLY = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};

function describeSection({title: page, part}: FoundPage, {url, title, path, isPage, excerpt}: FoundSection, siteUrl: string): string {
  const headings = [part, page, ...path, ...(isPage ? [] : [title.text])].filter(Boolean).join(' › ');
  const text = excerpt?.text.replace(/\s+/g, ' ').trim();
  return [`- ${headings}`, `  ${new URL(url, siteUrl).href}`, ...(text ? [`  ${text}`] : [])].join('\n');
}

/** Docs version for a tool; defaults to the version at the root. */
type Versioned = {version?: string};

const chooseVersion = ({versions}: McpSite, {version: label}: Versioned): BuiltVersion | undefined =>
  label === undefined ? versions[0] : versions.find(({version}) => version.label === label);

const labelsOf = ({versions}: McpSite) => versions.map(({version}) => version.label);

const refuseVersion = (site: McpSite, {version}: Versioned) =>
  refuseCall(`没有版本${echo(version ?? '')}；可用的有 ${labelsOf(site).join('、')}`);

type SearchInput = Versioned & {query: string; scope?: 'docs' | 'api'; limit?: number};

async function searchDocs(site: McpSite, input: SearchInput): Promise<CallToolResult> {
  const {query, scope, limit = DEFAULT_PAGES} = input;
  const chosen = chooseVersion(site, input);
  if (!chosen) return refuseVersion(site, input);
  const found = await chosen.engine.search({text: query, size: SECTIONS_SEARCHED, words: EXCERPT_WORDS, ...(scope && {scope})});
  const lines = found.pages
    .slice(0, limit)
    .flatMap((page) => page.sections.slice(0, PAGE_SECTIONS).map((section) => describeSection(page, section, site.siteUrl)));
  if (lines.length > 0) return answer(lines.join('\n'));
  const nearest = (found.nearest ?? []).map(({title, url}) => `- ${title}\n  ${new URL(url, site.siteUrl).href}`);
  const hint = nearest.length > 0 ? `最接近的页面：\n${nearest.join('\n')}` : '换一个说法试试，或用 list_sections 看目录。';
  return answer(`没有找到${echo(query)}。${hint}`);
}

type ReadInput = Versioned & {page: string; offset?: number};

function readPage(site: McpSite, input: ReadInput): CallToolResult {
  const {page: wanted, offset = 0} = input;
  const chosen = chooseVersion(site, input);
  if (!chosen) return refuseVersion(site, input);
  const page = findDocsPage(site, chosen, wanted);
  if (!page)
    return refuseCall(
      `没有页面${echo(wanted)}。应为路由（如 /concepts-flows）、地址，或 API 操作（如 POST /api/v1/run/{flow_id_or_name}）；可以先用 search_docs 搜索。`,
    );
  const text = readFileSync(path.join(site.folder, page.file), 'utf8');
  if (offset > 0 && offset >= text.length) return refuseCall(`offset 应小于 ${text.length}（页面的字符数）；收到的是 ${offset}`);
  const part = cutText(text.substring(offset), PAGE_CHARACTERS);
  const end = offset + part.length;
  const rest = end < text.length ? `\n\n（还有 ${text.length - end} 个字符，用 offset=${end} 继续读）` : '';
  return answer(part + rest);
}

type ListInput = Versioned & {section?: string};

function listSections(site: McpSite, input: ListInput): CallToolResult {
  const {section} = input;
  const chosen = chooseVersion(site, input);
  if (!chosen) return refuseVersion(site, input);
  const {sections} = chosen;
  if (section === undefined) return answer(sections.map(({title, pages}) => `- ${title}（${pages.length} 页）`).join('\n'));
  const found = sections.find(({title}) => title === section);
  if (!found) return refuseCall(`没有分类${echo(section)}；可用的有 ${sections.map(({title}) => title).join('、')}`);
  return answer(found.pages.map(({title, route, description}) => `- ${title} ${route}\n  ${description}`).join('\n'));
}

/** Creates a server whose tools search and read a built site. */
export function createServer(site: McpSite, version: string): McpServer {
  const labels = labelsOf(site);
  const versionInput = boundedText('version ', LIMITS.version)
    .optional()
    .describe(`文档的版本：${labels.join('、')}；默认 ${labels[0]}`);
  const server = new McpServer(
    {name: 'langflow-docs-zh', title: 'Langflow 中文文档（非官方）', version},
    {
      instructions: `Langflow ${labels.join('、')} 的非官方简体中文文档，默认 ${labels[0]}，用 version 选别的版本。先用 search_docs 搜索，再用 read_page 读整页；list_sections 列出目录。遇到报错用 explain_error。get_flow 取文档里画的流程，import_flow 把它导入一台 Langflow。`,
    },
  );
  server.registerTool(
    'search_docs',
    {
      title: '搜索文档',
      description: '在 Langflow 中文文档里搜索，中文、英文和拼音都可以；返回标题、地址和摘录。',
      inputSchema: {
        query: requiredText('query ', LIMITS.query).describe(`要找的内容，最多 ${LIMITS.query} 个字符`),
        scope: z.enum(['docs', 'api'], {error: 'scope 应为 docs 或 api'}).optional().describe('只在指南（docs）或 API 参考（api）里找'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(MAX_PAGES)
          .optional()
          .describe(`最多几个页面，默认 ${DEFAULT_PAGES}；每页最多列 ${PAGE_SECTIONS} 处`),
        version: versionInput,
      },
      annotations: READ_ONLY,
    },
    (input) => searchDocs(site, input),
  );
  server.registerTool(
    'read_page',
    {
      title: '阅读页面',
      description: `读一个页面或 API 操作的 Markdown；每次最多 ${PAGE_CHARACTERS} 个字符，更长的用 offset 继续。`,
      inputSchema: {
        page: requiredText('page ', LIMITS.name).describe('路由、任何版本的地址，或“方法 路径”形式的 API 操作'),
        offset: z.number().int().min(0).optional().describe('从第几个字符读起，默认 0'),
        version: versionInput,
      },
      annotations: READ_ONLY,
    },
    (input) => readPage(site, input),
  );
  server.registerTool(
    'list_sections',
    {
      title: '列出目录',
      description: '列出文档的分类；给出分类时列出它的页面。',
      inputSchema: {section: boundedText('section ', LIMITS.name).optional().describe('分类的名称'), version: versionInput},
      annotations: READ_ONLY,
    },
    (input) => listSections(site, input),
  );
  registerErrorTool(server, site);
  registerFlowTools(
    server,
    (input) => {
      const chosen = chooseVersion(site, input);
      return chosen ? {site, chosen} : refuseVersion(site, input);
    },
    versionInput,
  );
  return server;
}
