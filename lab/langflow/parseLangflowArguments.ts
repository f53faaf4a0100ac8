import {CommandError, parseCommandLine} from '../../tools/command/commandLine';
import {isInstallable, lockedVersions} from './requirements';

/** Parsed command line. */
export type LangflowArguments =
  | {help: true}
  | {
      help: false;
      version: string;
      /** Whether to describe the program instead of starting a server. */
      describe: boolean;
      /** Python of an installed Langflow. */
      python?: string;
      port?: number;
      hasInterface: boolean;
      lock: boolean;
      excludeNewer?: string;
    };

export const LANGFLOW_USAGE = `用法：npm run langflow -- 版本 [--port 端口] [--interface]
      npm run langflow -- describe 版本 [--python 文件]

装好这个版本的 Langflow（第一次要下载），在本机启动一个用完即弃的服务器，按 Ctrl+C 结束。
配置、数据库和文件在临时文件夹里，结束时一并删除；服务器的请求出不了本机。

  --port 端口             默认由系统挑一个空闲的
  --interface             连界面一起提供；默认只有 API（--backend-only）
  --lock                  不启动，只把这个版本的包连同散列值锁定到 lab/langflow/requirements/
  describe                不启动，把这个版本的设置、命令和组件写进 site/<版本>/program/，列出与原来的差别
  --python 文件           describe 读已经装好的 Langflow：它的虚拟环境里的 Python
  --exclude-newer 日期    锁定时不用这一天以后发布的包，例如 2025-08-30
  --help                  显示这段说明

退出码：0 正常结束；2 用法有误、装不上或启动不了`;

const MAX_PORT = 65_535;

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port >= 1 && port <= MAX_PORT)) throw new CommandError(`--port 应为 1 到 ${MAX_PORT} 的端口；收到的是 ${text}`);
  return port;
}

/**
 * Parses the command line.
 *
 * @throws CommandError that describes the problem
 */
export function parseLangflowArguments(args: readonly string[]): LangflowArguments {
  const {values, positionals} = parseCommandLine(args, {
    port: 'string',
    interface: 'boolean',
    lock: 'boolean',
    'exclude-newer': 'string',
    python: 'string',
  });
  if (values.help) return {help: true};
  const describe = positionals[0] === 'describe';
  const [version, ...rest] = describe ? positionals.slice(1) : positionals;
  if (!version || rest.length > 0)
    throw new CommandError(`应写一个版本，例如 ${lockedVersions().join('、')}；收到的是${positionals.join(' ') || '空的'}`);
  if (!isInstallable(version)) throw new CommandError(`版本应形如 1.5.0.post2；收到的是 ${version}`);
  const excludeNewer = values['exclude-newer'];
  if (excludeNewer && !/^\d{4}-\d\d-\d\d$/.test(excludeNewer))
    throw new CommandError(`--exclude-newer 应形如 2025-08-30；收到的是 ${excludeNewer}`);
  return {
    help: false,
    version,
    describe,
    python: values.python,
    port: parsePort(values.port),
    hasInterface: values.interface ?? false,
    lock: values.lock ?? false,
    excludeNewer,
  };
}
