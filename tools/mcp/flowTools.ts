import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {parseServerAddress, type ServerAddress} from '../../lib/connection/serverAddress';
import {composeFor, type FlowTables, flowFileName, isSameLine} from '../../lib/flowFile/composeFor';
import {explainRefusal} from '../../lib/flowFile/explainRefusal';
import {openServer} from '../../lib/flowFile/openServer';
import {readFlowTable} from '../../lib/flowFile/readFlowTable';
import type {ComposedFlow, FlowFigureData} from '../../lib/flowFile/types';
import {cutText} from '../../lib/text/cutText';
import type {FlowEntry} from '../../plugins/figures/types';
import {checkApiKey} from '../../src/langflowConnection/apiKey';
import {answer, refuseCall} from './answers';
import {boundedText, echo, LIMITS, requiredText} from './boundedText';
import {findDocsPage} from './findPage';
import type {BuiltVersion, McpSite} from './openBuiltSite';

/** Environment variable for the API key of the reader's Langflow, so that the key does not appear in a conversation. */
const KEY_VARIABLE = 'LANGFLOW_API_KEY';
const PATIENCE_MS = 120_000;

type Chosen = {site: McpSite; chosen: BuiltVersion};

const listed = (flows: readonly FlowEntry[]) =>
  flows.map(({name, title, pages}) => `- ${name}：${title}（${pages[0]?.address}）`).join('\n');

/** Flows for a text: the one with that name, or those of a page. */
function findFlows({site, chosen}: Chosen, wanted: string): FlowEntry[] {
  const byName = chosen.flows.filter(({name}) => name === wanted.trim());
  if (byName.length > 0) return byName;
  const page = findDocsPage(site, chosen, wanted);
  const isOn = ({pages}: FlowEntry) => pages.some(({address}) => address === page?.route);
  return page ? site.versions.flatMap(({flows}) => flows).filter(isOn) : [];
}

function refuseFlow({chosen}: Chosen, wanted: string): CallToolResult {
  return refuseCall(
    `没有流程${echo(wanted)}，也没有画着流程的这个页面。应为配图的名字或页面；${chosen.version.label} 里有：\n${listed(chosen.flows)}`,
  );
}

function readData({folder, siteUrl}: McpSite, {data}: FlowEntry): FlowFigureData {
  const file = data.slice(new URL(siteUrl).pathname.length);
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FlowFigureData;
}

/** Returns the data of flows, by flow name or page. */
function getFlow(from: Chosen, {flow: wanted}: {flow: string}): CallToolResult {
  const found = findFlows(from, wanted);
  return found.length > 0 ? answer(JSON.stringify(found.map((entry) => readData(from.site, entry)))) : refuseFlow(from, wanted);
}

/** Input of `import_flow`. */
type ImportInput = {flow: string; server: string; api_key?: string; incomplete?: boolean};

const messages = (title: string, items: readonly {message: string}[]): string[] =>
  items.length > 0 ? [title, ...new Set(items.map(({message}) => `- ${message}`))] : [];

function report(composed: ComposedFlow, drawnFor: string, serverVersion: string): string[] {
  return [
    ...(isSameLine(drawnFor, serverVersion)
      ? []
      : [`这张图照 Langflow ${drawnFor} 画，服务器是 ${serverVersion}，运行之前在画布上看一遍。`]),
    ...messages('没有带过去的：', composed.problems),
    ...messages('运行之前还要做：', composed.steps),
  ];
}

async function carry(figure: FlowFigureData, base: ServerAddress, input: ImportInput, tables: FlowTables): Promise<CallToolResult> {
  const {api_key: apiKey = process.env[KEY_VARIABLE], incomplete = false} = input;
  const server = await openServer({base, apiKey, signal: AbortSignal.timeout(PATIENCE_MS)});
  const composed = await composeFor(figure, server, tables);
  const lines = report(composed, figure.version, server.version);
  if (composed.problems.length > 0 && !incomplete) {
    return refuseCall(['没有导入：图里有些部分，这台服务器上没有。照样导入就加上 incomplete: true。', ...lines].join('\n'));
  }
  const address = await server.upload(flowFileName(figure.name), JSON.stringify(composed.flow));
  return answer([`已导入“${figure.title}”：${address}`, ...lines].join('\n'));
}

function explainUnreachable(error: unknown, address: ServerAddress): string {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  return name === 'TimeoutError'
    ? `等了 ${PATIENCE_MS / 1000} 秒，${address} 还没有答完，已放弃；流程可能没有导入，请在 Langflow 里查看`
    : `连接不到 ${address}：检查 Langflow 是否正在运行、地址和端口是否正确（${cutText(message, 200)}）`;
}

/** Composes the flow of a figure with the components of a server, and imports it there. */
async function importFlowTool(from: Chosen, input: ImportInput): Promise<CallToolResult> {
  const {address, problem} = parseServerAddress(input.server);
  if (address === undefined) return refuseCall(`server：${problem}；收到的是${echo(input.server)}`);
  const keyProblems = checkApiKey(input.api_key ?? process.env[KEY_VARIABLE] ?? '');
  if (keyProblems.length > 0) return refuseCall(`${input.api_key ? 'api_key' : KEY_VARIABLE}：${keyProblems.join('；')}`);
  const [found, ...others] = findFlows(from, input.flow);
  if (!found) return refuseFlow(from, input.flow);
  if (others.length > 0) return refuseCall(`这一页有几个流程，请用名字指明一个：\n${listed([found, ...others])}`);
  const tables = Object.fromEntries(from.site.versions.map(({version}) => [version.label, readFlowTable(version)]));
  try {
    return await carry(readData(from.site, found), address, input, tables);
  } catch (error) {
    const refusal = explainRefusal(error, address, Boolean(input.api_key ?? process.env[KEY_VARIABLE]));
    if (refusal) return refuseCall([refusal.title, ...refusal.lines].join('\n'));
    return refuseCall(explainUnreachable(error, address));
  }
}

const NAME = requiredText('flow ', LIMITS.name).describe('配图的名字（如 flows/basic-prompting），或者画着它的页面');

type Choose = (input: {version?: string}) => Chosen | CallToolResult;

/** Adds the tools for the flows of the site. */
export function registerFlowTools(server: McpServer, choose: Choose, versionInput: z.ZodOptional<z.ZodType<string>>): void {
  const within = <Input extends object>(act: (from: Chosen, input: Input) => CallToolResult | Promise<CallToolResult>) => {
    return async (input: Input & {version?: string}) => {
      const chosen = choose(input);
      return 'site' in chosen ? act(chosen as Chosen, input) : (chosen as CallToolResult);
    };
  };
  server.registerTool(
    'get_flow',
    {
      title: '取流程的数据',
      description: '取文档里画的流程：组件、字段的值、连线和位置。给出页面时，是那一页的全部流程。',
      inputSchema: {flow: NAME, version: versionInput},
      annotations: {readOnlyHint: true, idempotentHint: true, openWorldHint: false},
    },
    within(getFlow),
  );
  server.registerTool(
    'import_flow',
    {
      title: '导入流程',
      description: '用一台 Langflow 自己的组件组合文档里画的流程，并导入到那台服务器；返回流程的地址，和运行之前还要做的事。',
      inputSchema: {
        flow: NAME,
        server: requiredText('server ', LIMITS.name).describe('Langflow 的地址，如 http://localhost:7860'),
        api_key: boundedText('api_key ', LIMITS.key)
          .optional()
          .describe(`API 密钥；默认用环境变量 ${KEY_VARIABLE} 的，都没有就试着自动登录`),
        incomplete: z.boolean().optional().describe('图里有的部分那台服务器没有时，是否照样导入'),
        version: versionInput,
      },
      annotations: {readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true},
    },
    within(importFlowTool),
  );
}
