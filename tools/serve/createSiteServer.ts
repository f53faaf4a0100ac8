import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
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

/** In the folder, but no part of the site: dot files, compressed copies, rules for static hosts. The 404 page has no address. */
const HIDDEN = /\/\.|\.(?:br|gz)$|\/(?:_headers|_redirects|vercel\.json|404)$/;
/** Addresses of pages with what one of them ends with. */
const LOOSE = /^(\/.+?)(?:(?:\/index)?\.html|(?:\/|%20)+)$/;
/** Browsers take a \ for a /, which may lead to another site; nginx and Caddy would write `?` for `%3F`. Neither leads anywhere. */
const LEADS_NOWHERE = /\\|%(?:5c|3f|0a)/i;
const PAGE_TYPES = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8'];

function setFileHeaders(response: ServerResponse, file: string): void {
  const type = TYPES[path.extname(file)];
  if (type) response.setHeader('Content-Type', type);
  if (HASHED.test(file)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (/\/[^.]*$|\.(?:html|md)$/.test(file)) response.setHeader('Vary', 'Accept, Accept-Encoding');
}

/** Answers 304 where a client has the file already; sirv itself compares with one tag only. */
function answerKnown(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  const answer = (status: number, headers?: OutgoingHttpHeaders) =>
    writeHead(status === 200 && (known[0] === '*' || known.includes(String(headers?.ETag))) ? 304 : status, headers);
  // The other form, with a message, nobody uses here.
  response.writeHead = answer as typeof response.writeHead;
}

/** Where an address leads within the site: old ones, those without the base path, and those with a `/` or `.html` too much. */
function createRedirects({baseUrl, redirects, fileRedirects}: HostedSite): (route: string) => string | undefined {
  const at = (route: string) => encodeURI(baseUrl + route.slice(1));
  const pages = redirects.flatMap(({from, to}) => [from, `${from}/`].map((route) => ({from: route, to})));
  const moved = new Map([...pages, ...fileRedirects].map(({from, to}) => [at(from), at(to)]));
  for (const outside of ['/', baseUrl.slice(0, -1), `${baseUrl}index.html`]) if (outside !== baseUrl) moved.set(outside, baseUrl);
  return (route) => moved.get(route) ?? (route === baseUrl || LEADS_NOWHERE.test(route) ? undefined : LOOSE.exec(route)?.[1]);
}

/** Path and query that a request is for. A client may ask as if this were a proxy: `GET http://host/path`. */
function addressOf({url = '/'}: IncomingMessage): [route: string, query: string] {
  const [, route = '', query = ''] = /^([^?]*)(.*)$/s.exec(url.replace(/^https?:\/\/[^/?]*/i, '')) ?? [];
  return [`/${route}`.replace(/\/{2,}/g, '/'), query];
}

const prefersMarkdown = (request: IncomingMessage) => new Negotiator(request).mediaTypes(PAGE_TYPES)[0] === PAGE_TYPES[1];

/**
 * Makes a server for looking at a built site. sirv serves the files, with the compressed copies of `compressFiles` where they are;
 * what is added is what readers meet on the servers of production as well: the security headers, where addresses lead, and Markdown
 * for those who accept it rather. How long things are kept is left to those.
 */
export function createSiteServer(site: HostedSite): Server {
  const {folder, baseUrl, policy} = site;
  const leadsTo = createRedirects(site);
  const serveFile = sirv(folder, {dev: true, etag: true, brotli: true, gzip: true, setHeaders: setFileHeaders});
  return createServer((request, response) => {
    const [route, query] = addressOf(request);
    for (const [name, value] of Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': policy})) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    const target = leadsTo(route);
    if (target) return response.writeHead(301, {Location: target + query}).end();
    const notFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(readFileSync(path.join(folder, '404.html')));
    };
    const file = route.slice(baseUrl.length - 1);
    if (!route.startsWith(baseUrl) || HIDDEN.test(file)) return notFound();
    answerKnown(request, response);
    const serve = (address: string, otherwise: () => void) => {
      request.url = address;
      serveFile(request, response, otherwise);
    };
    if (!prefersMarkdown(request)) return serve(file, notFound);
    serve(file.endsWith('/') ? `${file}index.md` : `${file}.md`, () => serve(file, notFound));
  });
}
