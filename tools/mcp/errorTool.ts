import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {MANIFEST, type Manifest} from '../../lib/errors/indexFiles';
import {ErrorMatcher, type MessageMatch} from '../../lib/errors/matcher';
import {behindHan} from '../../lib/errors/text';
import {type AnswerDetail, answerFile, type EntryDetail, INDEX_FOLDER} from '../../plugins/error-finder/types';
import {answer, refuseCall} from './answers';
import type {McpSite} from './openBuiltSite';

type Files = {read: (file: string) => string; siteUrl: string};

/** Text of HTML that the build generated from Markdown, with link addresses. */
const plain = (html: string, siteUrl: string): string =>
  html
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, (_, href: string, text: string) => `${text}（${new URL(href, siteUrl).href}）`)
    .replace(/<\/?code>/g, '`')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#x22;/g, '"')
    .replace(/&amp;|&#x26;/g, '&');

function readAnswer({read}: Files, id: string): AnswerDetail {
  const {folder} = JSON.parse(read(MANIFEST)) as Manifest;
  return JSON.parse(read(`${folder}/${answerFile(id)}`)) as AnswerDetail;
}

function describeAnswer(files: Files, id: string): string[] {
  const {title, meaning, causes, to} = readAnswer(files, id);
  return [
    `${title}：${plain(meaning, files.siteUrl)}`,
    ...causes.map((cause, index) => `${index + 1}. ${plain(cause.when, files.siteUrl)}：${plain(cause.do, files.siteUrl)}`),
    new URL(to, files.siteUrl).href,
  ];
}

function describeMatch(files: Files, {pattern, values, detail}: MessageMatch): string {
  const {origin, condition, versions, links, source, told, answer: id} = detail as EntryDetail;
  const facts = [`来自${behindHan(origin)}`, condition, versions, source && `程序里的位置 ${source}`].filter(Boolean).join('；');
  return [
    `报错：${pattern}`,
    ...(values.length > 0 ? [`变化的部分：${values.join('、')}`] : []),
    facts,
    ...(told ? [`${plain(told.html, files.siteUrl)}（${new URL(told.to, files.siteUrl).href}）`] : []),
    ...(id ? describeAnswer(files, id) : links.map(({title, to}) => `${title} ${new URL(to, files.siteUrl).href}`)),
  ].join('\n');
}

/** Finds the error message in a text and explains what to do. */
export async function explainPaste({folder, siteUrl}: McpSite, {text}: {text: string}): Promise<CallToolResult> {
  const index = path.join(folder, INDEX_FOLDER);
  if (!existsSync(path.join(index, MANIFEST))) return refuseCall('构建结果里没有报错的索引；请重新运行 npm run build');
  const files: Files = {read: (file) => readFileSync(path.join(index, file), 'utf8'), siteUrl};
  const {matches, nearest} = await new ErrorMatcher(async (file) => files.read(file)).match(text);
  if (matches.length > 0) return answer(matches.map((match) => describeMatch(files, match)).join('\n\n'));
  const near = nearest.map((match) => `- ${match.pattern}（来自${behindHan((match.detail as EntryDetail).origin)}）`);
  const hint = '它可能是别的程序的报错；用 search_docs 搜索其中的关键词，或者多给几行日志。';
  return answer(['没有认出这条报错。', ...(near.length > 0 ? ['最接近的：', ...near] : []), hint].join('\n'));
}

/** Adds the tool that explains messages. */
export function registerErrorTool(server: McpServer, site: McpSite): void {
  server.registerTool(
    'explain_error',
    {
      title: '解释报错',
      description: '给出一条报错、一段日志、traceback 或 API 返回的 JSON，得到它是 Langflow 哪个版本的哪条报错、出自哪里、怎样解决。',
      inputSchema: {text: z.string().trim().min(1, 'text 不能为空').describe('报错的原文；很长时只读最后的部分')},
      annotations: {readOnlyHint: true, idempotentHint: true, openWorldHint: false},
    },
    (input) => explainPaste(site, input),
  );
}
