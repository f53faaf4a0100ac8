import path from 'node:path';
import {InputError} from '../../lib/input/inputError';

/** What the command line of the preview server asks for. */
export type ServeArguments = {help: boolean; folder: string; port: number; host: string};

export const USAGE = `用法：npm run serve -- [--port 端口] [--host 地址] [文件夹]

提供构建出来的站点（默认 build/），地址、状态码、响应头和正式部署相同。先运行 npm run build。

  --port 端口   默认 3000；0 表示任选一个
  --host 地址   默认 127.0.0.1，只接受本机的连接；要让同一网络的设备访问，用 0.0.0.0
  --help        显示这段说明

退出码：0 正常结束；2 用法有误、没有可用的站点或端口被占用`;

const DEFAULT_FOLDER = path.join(__dirname, '../../build');
const DEFAULT_PORT = '3000';
const DEFAULT_HOST = '127.0.0.1';
const MAX_PORT = 65_535;
const OPTIONS = ['--port', '--host'] as const;

type Split = {values: Record<string, string | undefined>; folders: string[]; unknown: string[]};

function splitArguments(args: readonly string[]): Split {
  const split: Split = {values: {'--port': DEFAULT_PORT, '--host': DEFAULT_HOST}, folders: [], unknown: []};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    if ((OPTIONS as readonly string[]).includes(arg)) split.values[arg] = args[++i];
    else if (arg.startsWith('-')) split.unknown.push(arg);
    else split.folders.push(arg);
  }
  return split;
}

const isPort = (text: string | undefined) => text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT;

/**
 * Parses the command line of the preview server.
 *
 * @throws InputError that names everything that is wrong
 */
export function parseServeArguments(args: readonly string[]): ServeArguments {
  if (args.includes('--help') || args.includes('-h')) return {help: true, folder: DEFAULT_FOLDER, port: 0, host: DEFAULT_HOST};
  const {values, folders, unknown} = splitArguments(args);
  const {'--port': port, '--host': host} = values;
  const problems = [
    ...unknown.map((arg) => `不认识的选项：${arg}；可用的有 ${OPTIONS.join('、')}、--help`),
    ...(isPort(port) ? [] : [`--port 之后应为 0 到 ${MAX_PORT} 的端口；收到的是 ${port ?? '（没有值）'}`]),
    ...(host && !host.startsWith('-') ? [] : [`--host 之后应为要监听的地址；收到的是 ${host ?? '（没有值）'}`]),
    ...(folders.length > 1 ? [`只能有一个文件夹；收到的是 ${folders.join(' ')}`] : []),
  ];
  if (problems.length > 0) throw new InputError(problems.join('\n'));
  return {help: false, folder: path.resolve(folders[0] ?? DEFAULT_FOLDER), port: Number(port), host: host as string};
}
