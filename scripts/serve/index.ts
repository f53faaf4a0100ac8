import type {AddressInfo} from 'node:net';
import {readHostedSite, readSiteFacts, redirectPageFile} from '../lib/hosting/siteFacts';
import {createSiteServer} from './createSiteServer';
import {parseServeArguments, USAGE} from './parseServeArguments';

const EXIT_USAGE = 2;

function fail(message: string): void {
  console.error(message);
  process.exitCode = EXIT_USAGE;
}

function main(args: readonly string[]): void {
  const {help, folder, port, host} = parseServeArguments(args);
  if (help) {
    console.log(USAGE);
    return;
  }
  // Real redirects answer before those pages would.
  const site = readHostedSite(folder, readSiteFacts(folder).redirects.map(redirectPageFile));
  const server = createSiteServer(site);
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `端口 ${port} 已被占用；用 --port 换一个` : `无法在 ${host}:${port} 监听：${error.message}`);
  });
  server.listen(port, host, () => {
    const {port: actual} = server.address() as AddressInfo;
    console.log(`站点在 http://${host === '127.0.0.1' ? 'localhost' : host}:${actual}${site.baseUrl} ，按 Ctrl+C 结束`);
  });
}

try {
  main(process.argv.slice(2));
} catch (error) {
  fail((error as Error).message);
}
