import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {SECURITY_HEADERS} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';
import {type FoundFile, findSiteFile, statWithin} from './findSiteFile';

// File names contain a hash of the content.
const HASHED = /^\/(?:assets|search\/[0-9a-f]{16})\//;
/** Media types of files that have compressed copies, as the production servers name them. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
};
/** Encodings of the compressed copies and their suffixes; the smallest copy first. */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Encoded characters that mean the same when they are not encoded (RFC 3986, section 6.2.2.2). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** Page addresses with a suffix that is redirected away. */
const LOOSE = /^(\/.+?)(?:(?:\/index)?\.html|(?:\/|%20)+)$/;
/** Browsers read \ as /, which may lead to another site; nginx and Caddy would write `?` for `%3F`. Such addresses are not redirected. */
const LEADS_NOWHERE = /\\|%(?:5c|3f|0a)/i;
const PAGE_TYPES = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8'];

/** The file, or a compressed copy of it that the client accepts. */
function chooseCopy(folder: string, file: FoundFile, request: IncomingMessage): [copy: FoundFile, encoding: string] {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  for (const [encoding, suffix] of COPIES) {
    const copy = accepted.includes(encoding) ? statWithin(folder, file.name + suffix) : undefined;
    if (copy) return [copy, encoding];
  }
  return [file, ''];
}

/** Sends a file. Conditions and ranges are those of `send`, the file server of Express. */
function sendFile(folder: string, file: FoundFile, response: ServerResponse, notFound: () => void): void {
  const [copy, encoding] = chooseCopy(folder, file, response.req);
  const type = TYPES[path.extname(file.name)];
  if (type) response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', /\.(?:html|md)$/.test(file.name) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  response.setHeader('Cache-Control', HASHED.test(file.name) ? 'public, max-age=31536000, immutable' : 'no-cache');
  // A strong tag, as from nginx: `If-Range` asks for one.
  response.setHeader('ETag', `"${copy.stats.mtimeMs.toString(16)}-${copy.stats.size.toString(16)}${encoding && `-${encoding}`}"`);
  send(response.req, encodeURI(copy.name).replaceAll('?', '%3F').replaceAll('#', '%23'), {
    root: folder,
    dotfiles: 'allow',
    cacheControl: false,
  })
    .on('error', ({status = 500, headers = {}}: {status?: number; headers?: Record<string, string>}) => {
      for (const name of ['Content-Type', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name);
      if (status === 404) return notFound();
      return response.writeHead(status, headers).end();
    })
    .pipe(response);
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
  const readable = route.replace(UNRESERVED, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return [`/${readable}`.replace(/\/{2,}/g, '/'), query];
}

/** A media range as nginx and Caddy read it, with a weight as RFC 9110 defines it. Others are left out. */
const MEDIA_RANGE = /^[ \t]*[^\s;,]+[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?(?:;[ \t]*q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/i;

function prefersMarkdown({headers}: IncomingMessage): boolean {
  const accept = headers.accept?.split(',').filter((range) => MEDIA_RANGE.test(range));
  return new Negotiator({headers: {accept: accept?.join()}}).mediaTypes(PAGE_TYPES)[0] === PAGE_TYPES[1];
}

/** The file that answers a request: the Markdown of a page for clients that prefer it, if there is one. */
function findAnswer(folder: string, address: string, request: IncomingMessage): FoundFile | undefined {
  const markdown = address.endsWith('/') ? `${address}index.md` : `${address}.md`;
  return (prefersMarkdown(request) ? findSiteFile(folder, markdown) : undefined) ?? findSiteFile(folder, address);
}

/** The page for missing addresses. A build that is under way has none yet. */
function readNotFoundPage(folder: string): Buffer | string {
  try {
    return readFileSync(path.join(folder, '404.html'));
  } catch {
    return '<!doctype html><meta charset="utf-8"><title>404</title><p>没有这一页。站点里也没有 404.html：可能正在构建，等它完成以后再试。';
  }
}

/**
 * Creates a preview server for a built site, with the compressed copies of `compressFiles` if they exist. It has what production servers
 * have: security headers, redirects, and Markdown for clients that prefer it. Cache times are only set on production servers.
 */
export function createSiteServer(site: HostedSite): Server {
  const {folder, baseUrl, policy} = site;
  const leadsTo = createRedirects(site);
  return createServer((request, response) => {
    const [route, query] = addressOf(request);
    for (const [name, value] of Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': policy})) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    const target = leadsTo(route);
    if (target) return response.writeHead(301, {Location: target + query}).end();
    const notFound = () => response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(readNotFoundPage(folder));
    const file = route.startsWith(baseUrl) ? findAnswer(folder, route.slice(baseUrl.length - 1), request) : undefined;
    return file ? sendFile(folder, file, response, notFound) : notFound();
  });
}
