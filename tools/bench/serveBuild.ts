import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {constants} from 'node:zlib';
import {readHostedSite} from '../../lib/hosting/siteFacts';
import {createSiteServer} from '../serve/createSiteServer';

// That of the files which `npm run deploy:prepare` compresses; the first of several visits waits for it.
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;

/** A site being served: where its home page is, without a slash at the end, and how to stop. */
export type Served = {url: string; close: () => void};

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/**
 * Serves a built site on the loopback interface as production does: compressed with Brotli, with its headers.
 *
 * @throws Error where there is no built site
 */
export async function serveBuild(folder: string): Promise<Served> {
  const site = readHostedSite(folder);
  const server = createSiteServer(site, {brotliQuality: BROTLI_QUALITY});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {url: origin + site.baseUrl.replace(/\/$/, ''), close: () => stop(server)};
}
