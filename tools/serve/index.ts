import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readHostedSite} from '../../lib/hosting/siteFacts';
import {InputError} from '../../lib/input/inputError';
import {type Main, runEntry} from '../command/runEntry';
import {createSiteServer} from './createSiteServer';
import {parseServeArguments, USAGE} from './parseServeArguments';

/** Resolves with the port once the server listens. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', ({code, message}: NodeJS.ErrnoException) =>
      reject(new InputError(code === 'EADDRINUSE' ? `端口 ${port} 已被占用；用 --port 换一个` : `无法在 ${host}:${port} 监听：${message}`)),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves a built site; it goes on until it is ended. */
export const main: Main = async (args) => {
  const {help, folder, port, host} = parseServeArguments(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const site = readHostedSite(folder);
  const actual = await listen(createSiteServer(site), port, host);
  console.log(`站点在 http://${host === '127.0.0.1' ? 'localhost' : host}:${actual}${site.baseUrl} ，按 Ctrl+C 结束`);
  return undefined;
};

runEntry(__filename, main);
