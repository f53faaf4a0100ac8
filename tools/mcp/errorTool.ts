import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {MANIFEST, type Manifest} from '../../lib/errors/indexFiles';
import {ErrorMatcher, type MessageMatch} from '../../lib/errors/matcher';
import {behindHan} from '../../lib/errors/text';
import {findAdvice} from '../../plugins/error-finder/shared/findAdvice';
import {type Advice, type AnswerDetail, answerFile, type EntryDetail, INDEX_FOLDER} from '../../plugins/error-finder/types';
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
  const {origin, condition, versions, links, sources, told, answer: id} = detail as EntryDetail;
  const facts = [`来自${behindHan(origin)}`, condition, versions, sources && `程序里的位置 ${sources.join('、')}`]
    .filter(Boolean)
    .join('；');
  return [
    `报错：${pattern}`,
    ...(values.length > 0 ? [`变化的部分：${values.join('、')}`] : []),
    facts,
    ...(told ? [`${plain(told.html, files.siteUrl)}（${new URL(told.to, files.siteUrl).href}）`] : []),
    ...(id ? describeAnswer(files, id) : links.map(({title, to}) => `${title} ${new URL(to, files.siteUrl).href}`)),
  ].join('\n');
}

/** General advice for messages without an answer: the family, and where in the program it comes from. */
function describeAdvice({siteUrl}: Files, {family, part}: Advice): string[] {
  const lines = family
    ? [
        `${family.kind === 'symptom' ? '没有认出报错的原文；照说的现象，也许是' : '这一类报错'}：${plain(family.title, siteUrl)}`,
        plain(family.meaning, siteUrl),
        ...family.causes.map((cause, index) => `${index + 1}. ${plain(cause.when, siteUrl)}：${plain(cause.do, siteUrl)}`),
      ]
    : [];
  const from = part && `traceback 指向程序的这一部分：${part.title}${part.to ? ` ${new URL(part.to, siteUrl).href}` : ''}`;
  return [...lines, ...(from ? [from] : [])];
}

/** What to do if neither the message nor its kind is known. */
const NEXT_STEPS = [
  '用 langflow --version 看版本：不到 1.13.0 的，先备份、升级再试，许多毛病已经修好。',
  '下一步：把 LANGFLOW_LOG_LEVEL 设为 debug，重启以后再试，看这一行前面的日志。',
  '单独运行出错的组件；换空的 LANGFLOW_CONFIG_DIR 和新的虚拟环境再试，看还会不会出现。',
  '它可能是别的程序的报错；用 search_docs 搜索其中的关键词，或者多给几行日志。',
];

/** Finds the error message in a text and explains what to do. */
async function explainPaste({folder, siteUrl}: McpSite, {text}: {text: string}): Promise<CallToolResult> {
  const index = path.join(folder, INDEX_FOLDER);
  if (!existsSync(path.join(index, MANIFEST))) return refuseCall('构建结果里没有报错的索引；请重新运行 npm run build');
  const files: Files = {read: (file) => readFileSync(path.join(index, file), 'utf8'), siteUrl};
  const matcher = new ErrorMatcher(async (file) => files.read(file));
  const outcome = await matcher.match(text);
  const {matches, nearest} = outcome;
  const told = describeAdvice(files, await findAdvice(text, outcome, (file) => matcher.read(file)));
  const [first] = nearest;
  const likely = first?.isLikely ? [`可能是这一条：\n${describeMatch(files, first)}`] : [];
  const advice = told.length > 0 ? [told.join('\n')] : [];
  // A likely message is more specific than its family, but only if it has an answer.
  const hasAnswer = Boolean((first?.detail as EntryDetail | undefined)?.answer);
  const found = [
    ...(hasAnswer ? likely : []),
    ...advice,
    ...(hasAnswer ? [] : likely),
    ...matches.map((match) => describeMatch(files, match)),
  ];
  if (found.length > 0) return answer(found.join('\n\n'));
  const near = nearest.map((match) => `- ${match.pattern}（来自${behindHan((match.detail as EntryDetail).origin)}）`);
  return answer(['没有认出这条报错。', ...(near.length > 0 ? ['最接近的：', ...near] : []), ...NEXT_STEPS].join('\n'));
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
