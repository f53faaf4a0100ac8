import {readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {SECURITY_HEADERS} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';

// Names hold a digest of the content.
const HASHED = /^\/(?:assets|search\/[0-9a-f]{16})\//;
/** Where sirv gives another type than the servers of production. */
const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
};

function setFileHeaders(response: ServerResponse, file: string): void {
  const type = TYPES[path.extname(file)];
  if (type) response.setHeader('Content-Type', type);
  if (HASHED.test(file)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

/**
 * Makes a server for looking at a built site. sirv serves the files, with the compressed copies of `compressFiles` where they are;
 * what is added is what browsers hold the site to (its security headers) and where its old addresses lead. The rest is left to the
 * servers of production.
 */
export function createSiteServer({folder, baseUrl, redirects, policy}: HostedSite): Server {
  const at = (route: string) => encodeURI(baseUrl + route.slice(1));
  const moved = new Map(redirects.flatMap(({from, to}) => [from, `${from}/`].map((route) => [at(route), at(to)])));
  for (const outside of ['/', baseUrl.slice(0, -1)]) if (outside !== baseUrl) moved.set(outside, baseUrl);
  const serveFile = sirv(folder, {dev: true, etag: true, brotli: true, gzip: true, setHeaders: setFileHeaders});
  return createServer((request, response) => {
    const {url = '/'} = request;
    const [route = ''] = url.split('?', 1);
    for (const [name, value] of Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': policy})) response.setHeader(name, value);
    const target = moved.get(route);
    if (target) return response.writeHead(301, {Location: target + url.slice(route.length)}).end();
    const notFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(readFileSync(path.join(folder, '404.html')));
    };
    if (!url.startsWith(baseUrl)) return notFound();
    request.url = url.slice(baseUrl.length - 1);
    serveFile(request, response, notFound);
  });
}
