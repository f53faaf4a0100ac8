import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** A site being served: where, and how to stop. */
export type Served = {url: string; close: () => void};

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
};
const PACKED = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

type Answer = {headers: Record<string, string>; body: Buffer};

function readAnswer(file: string): Answer {
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const content = readFileSync(file);
  const caching = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = {'content-type': type, 'cache-control': caching};
  return PACKED.test(type)
    ? {headers: {...headers, 'content-encoding': 'br'}, body: brotliCompressSync(content)}
    : {headers, body: content};
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/**
 * Serves a built site on the loopback interface, compressed with Brotli.
 *
 * @throws Error where there is no built site
 */
export async function serveBuild(folder: string): Promise<Served> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} 里没有构建好的站点（缺 index.html）；请先运行 npm run build`);
  const answers = new Map<string, Answer>();
  const server = createServer(({url = '/'}, response) => {
    const name = path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const found = [name, `${name}.html`, `${name}/index.html`].find(
      (candidate) => path.extname(candidate) && existsSync(path.join(folder, candidate)),
    );
    const file = path.join(folder, found ?? '404.html');
    const answer = answers.get(file) ?? readAnswer(file);
    answers.set(file, answer);
    response.writeHead(found ? 200 : 404, {...answer.headers, 'content-length': String(answer.body.length)}).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => stop(server)};
}
