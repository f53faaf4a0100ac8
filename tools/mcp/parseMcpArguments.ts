import path from 'node:path';
import {InputError} from '../../lib/input/inputError';

/** Parsed command line of the server. */
export type McpArguments = {help: boolean; folder: string; port?: number};

export const MCP_USAGE = `用法：npm run -s mcp -- [--http 端口] [文件夹]

启动 MCP 服务器，让智能体搜索和阅读构建出来的站点（默认 build/）。先运行 npm run build。

  不带选项      用标准输入和标准输出通信，由 MCP 客户端启动
  --http 端口   改为在 http://127.0.0.1:端口/mcp 提供服务，只接受本机的连接
  --help        显示这段说明

退出码：0 正常结束；2 用法有误或没有可用的站点`;

const DEFAULT_FOLDER = path.join(__dirname, '../../build');
const MAX_PORT = 65_535;

/**
 * Parses the command line of the server.
 *
 * @throws Error that names all problems
 */
export function parseMcpArguments(args: readonly string[]): McpArguments {
  const help = args.includes('--help') || args.includes('-h');
  const at = args.indexOf('--http');
  const value = at < 0 ? undefined : args[at + 1];
  const port = value !== undefined && /^\d+$/.test(value) && Number(value) <= MAX_PORT ? Number(value) : undefined;
  const rest = args.filter((arg, i) => !['--help', '-h', '--http'].includes(arg) && !(at >= 0 && i === at + 1));
  const unknown = rest.filter((arg) => arg.startsWith('-'));
  const folders = rest.filter((arg) => !arg.startsWith('-'));
  const problems = [
    ...(at >= 0 && port === undefined ? [`--http 之后应为 0 到 ${MAX_PORT} 的端口；收到的是 ${value ?? '（没有值）'}`] : []),
    ...unknown.map((arg) => `不认识的选项：${arg}；可用的有 --http、--help`),
    ...(folders.length > 1 ? [`只能有一个文件夹；收到的是 ${folders.join(' ')}`] : []),
  ];
  if (problems.length > 0 && !help) throw new InputError(problems.join('\n'));
  return {help, folder: path.resolve(folders[0] ?? DEFAULT_FOLDER), port};
}
