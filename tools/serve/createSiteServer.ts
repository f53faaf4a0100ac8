import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import {SECURITY_HEADERS} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';

// File names contain a hash of the content.
const HASHED = /^\/(?:assets|search\/[0-9a-f]{16})\//;
/** Media types for which sirv differs from the production servers. */
const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
};

/** Files in the folder that are not part of the site: dot files, compressed copies, rules for static hosts. The 404 page has no address. */
const HIDDEN = /\/\.|\.(?:br|gz)$|\/(?:_headers|_redirects|vercel\.json|404)$/;
/** Page addresses with a suffix that is redirected away. */
const LOOSE = /^(\/.+?)(?:(?:\/index)?\.html|(?:\/|%20)+)$/;
/** Browsers read \ as /, which may lead to another site; nginx and Caddy would write `?` for `%3F`. Such addresses are not redirected. */
const LEADS_NOWHERE = /\\|%(?:5c|3f|0a)/i;
const PAGE_TYPES = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8'];

function setFileHeaders(response: ServerResponse, file: string): void {
  const type = TYPES[path.extname(file)];
  if (type) response.setHeader('Content-Type', type);
  if (HASHED.test(file)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (/\/[^.]*$|\.(?:html|md)$/.test(file)) response.setHeader('Vary', 'Accept, Accept-Encoding');
}

/** Responds with 304 if the client already has the file; sirv itself only compares a single tag. */
function answerKnown(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  const answer = (status: number, headers?: OutgoingHttpHeaders) =>
    writeHead(status === 200 && (known[0] === '*' || known.includes(String(headers?.ETag))) ? 304 : status, headers);
  // The overload with a message is not used here.
  response.writeHead = answer as typeof response.writeHead;
}

/** Redirects within the site: old addresses, addresses without the base path, and addresses with an extra `/` or `.html`. */
function createRedirects({baseUrl, redirects, fileRedirects}: HostedSite): (route: string) => string | undefined {
  const at = (route: string) => encodeURI(baseUrl + route.slice(1));
  const pages = redirects.flatMap(({from, to}) => [from, `${from}/`].map((route) => ({from: route, to})));
  const moved = new Map([...pages, ...fileRedirects].map(({from, to}) => [at(from), at(to)]));
  for (const outside of ['/', baseUrl.slice(0, -1), `${baseUrl}index.html`]) if (outside !== baseUrl) moved.set(outside, baseUrl);
  return (route) => moved.get(route) ?? (route === baseUrl || LEADS_NOWHERE.test(route) ? undefined : LOOSE.exec(route)?.[1]);
}

/** Path and query of a request. A client may also send the proxy form: `GET http://host/path`. */
function addressOf({url = '/'}: IncomingMessage): [route: string, query: string] {
  const [, route = '', query = ''] = /^([^?]*)(.*)$/s.exec(url.replace(/^https?:\/\/[^/?]*/i, '')) ?? [];
  return [`/${route}`.replace(/\/{2,}/g, '/'), query];
}

/** A media range as nginx and Caddy read it, with a weight as RFC 9110 defines it. Others are left out. */
const MEDIA_RANGE = /^[ \t]*[^\s;,]+[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?(?:;[ \t]*q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/i;

function prefersMarkdown({headers}: IncomingMessage): boolean {
  const accept = headers.accept?.split(',').filter((range) => MEDIA_RANGE.test(range));
  return new Negotiator({headers: {accept: accept?.join()}}).mediaTypes(PAGE_TYPES)[0] === PAGE_TYPES[1];
}

/**
 * Creates a preview server for a built site. sirv serves the files, with the compressed copies of `compressFiles` if they exist. In
 * addition it has what production servers have: security headers, redirects, and Markdown for clients that prefer it. Cache times are only
 * set on production servers.
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
