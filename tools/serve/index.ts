import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {readHostedSite} from '../../lib/hosting/siteFacts';
import {InputError} from '../../lib/input/inputError';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {HOST} from '../command/ports';
import {type Main, runEntry} from '../command/runEntry';
import {createSiteServer} from './createSiteServer';

const USAGE = `用法：npm run serve -- [--port 端口] [--host 地址] [文件夹]

预览构建出来的站点（默认 build/）：地址、跳转、安全响应头和按 Accept 返回 Markdown 同正式部署，缓存规则不在其中。
先运行 npm run build。

  --port 端口   默认 3000；0 表示任选一个
  --host 地址   默认 127.0.0.1，只接受本机的连接；要让同一网络的设备访问，用 0.0.0.0
  --help        显示这段说明

退出码：0 正常结束；2 用法有误、没有可用的站点或端口被占用`;

const MAX_PORT = 65_535;

/** Resolves with the port once the server listens. */
function listen(server: Server, port: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT) throw new InputError(`--port 应为 0 到 ${MAX_PORT} 的端口；收到的是 ${port}`);
    server.once('error', ({code, message}: NodeJS.ErrnoException) =>
      reject(new InputError(code === 'EADDRINUSE' ? `端口 ${port} 已被占用；用 --port 换一个` : `无法在 ${host}:${port} 监听：${message}`)),
    );
    server.listen(Number(port), host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves a built site until it is stopped. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {port: 'string', host: 'string'});
  const {help, port = '3000', host = HOST} = values;
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const [folder = path.join(__dirname, '../../build'), ...rest] = positionals;
  refusePositionals(rest);
  const site = readHostedSite(path.resolve(folder));
  const actual = await listen(createSiteServer(site), port, host);
  console.log(`站点在 http://${host === HOST ? 'localhost' : host}:${actual}${site.baseUrl} ，按 Ctrl+C 结束`);
  return undefined;
};

runEntry(__filename, main);
