import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import type {PageSample} from '../../../lib/pages/types';
import {createServer} from '../../../tools/mcp/createServer';
import {openBuiltSite} from '../../../tools/mcp/openBuiltSite';
import {serveHttp} from '../../../tools/mcp/serveHttp';
import {installNpmTool, installTool} from '../../langflow/installTool';
import type {LangflowReport} from '../../langflow/types';
import type {Workspace} from '../run/runSample';
import type {TryContext} from '../types';
import {type GuideResources, surround} from './surroundings';

/** Address of the MCP server of this site, and folder of the repository, as the pages write them. */
const DOCS_SERVER = 'http://127.0.0.1:7870/mcp';
const REPOSITORY = '/path/to/langflow-docs-zh';
/** Programs that fetch and run a package, what they skip of their options, and the package that the samples use. */
const LAUNCHERS = {
  uvx: {skip: 'if [ "$1" = --from ]; then shift 2; fi', install: (report: LangflowReport) => installTool('mcp-proxy', '0.13.0', report)},
  npx: {skip: 'if [ "$1" = -y ]; then shift; fi', install: (report: LangflowReport) => installNpmTool('supergateway', '4.0.0', report)},
};
const CONNECTING = 60_000;

type Entry = {url?: string; headers?: Record<string, string>; command?: string; args?: string[]; env?: Record<string, string>};
type Setup = {context: Pick<TryContext, 'api' | 'root' | 'report'>; make: GuideResources; workspace: Workspace};

/** Whether a sample is a client's configuration of MCP servers. */
export const isMcpEntry = ({language, text}: Pick<PageSample, 'language' | 'text'>): boolean =>
  language === 'json' && text.includes('"mcpServers"');

/** Puts a launcher on the path that downloads nothing and runs the commands of installed packages. */
async function withLauncher(name: keyof typeof LAUNCHERS, {folder, env}: Workspace, report: LangflowReport): Promise<NodeJS.ProcessEnv> {
  const {skip, install} = LAUNCHERS[name];
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, {recursive: true});
  writeFileSync(path.join(bin, name), `#!/bin/sh\n${skip}\nexec "$@"\n`, {mode: 0o755});
  return {...env, PATH: [bin, env.PATH, await install(report)].join(path.delimiter)};
}

const isLauncher = (command: string): command is keyof typeof LAUNCHERS => Object.hasOwn(LAUNCHERS, command);

async function openTransport({url, headers, command, args, env}: Entry, {context, workspace}: Setup): Promise<Transport> {
  if (url) return new StreamableHTTPClientTransport(new URL(url), {requestInit: {headers}});
  if (!command) throw new Error('既没有 url，也没有 command');
  const {folder} = workspace;
  const surroundings = isLauncher(command) ? await withLauncher(command, workspace, context.report) : workspace.env;
  return new StdioClientTransport({command, args, env: {...surroundings, ...env} as Record<string, string>, cwd: folder, stderr: 'pipe'});
}

/** Connects to a server as a client does, and lists its tools. Returns the problem, if any. */
async function greet(name: string, entry: Entry, setup: Setup): Promise<string[]> {
  const client = new Client({name: 'langflow-docs-zh', version: '1'});
  try {
    await client.connect(await openTransport(entry, setup), {timeout: CONNECTING});
    await client.listTools(undefined, {timeout: CONNECTING});
    return [];
  } catch (error) {
    return [`${name} 没有接上：${(error as Error).message}`];
  } finally {
    await client.close();
  }
}

/** Connects to every server of a configuration. Returns one line per problem. */
export async function tryMcpEntry(setup: Setup, sample: PageSample): Promise<string[]> {
  const {root} = setup.context;
  const {text} = await surround(sample, setup.context, setup.make);
  const docs = text.includes(DOCS_SERVER)
    ? await serveHttp(() => createServer(openBuiltSite(path.join(root, 'build')), '0.0.0'), 0)
    : undefined;
  const local = text
    .replaceAll(DOCS_SERVER, docs?.url ?? DOCS_SERVER)
    .replaceAll(REPOSITORY, root)
    .replaceAll('PATH_TO_UVX', 'uvx')
    .replaceAll('PATH_TO_NPX', 'npx');
  try {
    const {mcpServers} = JSON.parse(local) as {mcpServers: Record<string, Entry>};
    const problems: string[] = [];
    for (const [name, entry] of Object.entries(mcpServers)) problems.push(...(await greet(name, entry, setup)));
    return problems;
  } finally {
    docs?.server.close();
  }
}
