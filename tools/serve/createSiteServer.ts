import {statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {createResolver, type Resolution} from '../../lib/hosting/resolveRequest';
import {cacheControlOf, contentTypeOf, NOT_FOUND_CACHE, REDIRECT_CACHE, varyOf} from '../../lib/hosting/rules';
import {SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';
import {createBodyCache} from './responseBodies';

type Reply = {status: number; headers: Record<string, string>; body?: Buffer};

const METHODS = ['GET', 'HEAD'];
const headerOf = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

function isFile(file: string): boolean {
  try {
    return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
  } catch (error) {
    // No file has a name as long as that.
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return false;
    throw error;
  }
}

const plainReply = (status: number, text: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NOT_FOUND_CACHE, ...headers},
  body: Buffer.from(`${text}\n`),
});

export type SiteServerOptions = {
  /** Brotli quality, 0 to 11, of files that are not compressed beforehand. */
  brotliQuality?: number;
};

/** Makes a server that answers for a built site as the production servers do. */
export function createSiteServer({folder, baseUrl, redirects, policy}: HostedSite, {brotliQuality}: SiteServerOptions = {}): Server {
  const resolve = createResolver({baseUrl, redirects, isFile: (file) => isFile(path.join(folder, file))});
  const readBody = createBodyCache(brotliQuality);

  async function fileReply(request: IncomingMessage, {status, file}: Extract<Resolution, {file: string}>): Promise<Reply> {
    const {bytes, etag, encoding} = await readBody(path.join(folder, file), headerOf(request, 'accept-encoding'));
    const headers = {
      'Content-Type': contentTypeOf(file),
      'Cache-Control': status === 404 ? NOT_FOUND_CACHE : cacheControlOf(file),
      Vary: varyOf(file),
      ETag: etag,
      ...(encoding && {'Content-Encoding': encoding}),
    };
    const known = headerOf(request, 'if-none-match')
      .split(',')
      .map((value) => value.trim().replace(/^W\//, ''));
    return status === 200 && known.includes(etag) ? {status: 304, headers} : {status, headers, body: bytes};
  }

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    if (!METHODS.includes(request.method ?? '')) return plainReply(405, '只支持 GET 和 HEAD', {Allow: METHODS.join(', ')});
    const resolution = resolve({target: request.url ?? '/', accept: headerOf(request, 'accept')});
    if (resolution.status === 400) return plainReply(400, '地址有误');
    if ('location' in resolution) {
      return plainReply(resolution.status, resolution.location, {Location: resolution.location, 'Cache-Control': REDIRECT_CACHE});
    }
    return fileReply(request, resolution);
  }

  function send(request: IncomingMessage, response: ServerResponse, {status, headers, body}: Reply): void {
    const isSecure = headerOf(request, 'x-forwarded-proto') === 'https';
    response.writeHead(status, {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': policy,
      ...(isSecure && {'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY}),
      ...headers,
      ...(body && {'Content-Length': body.length}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return createServer((request, response) => {
    replyTo(request)
      .catch((error: Error) => {
        // With the paths of this computer, which are for whoever runs the server.
        console.error(`读取文件失败：${error.message}`);
        return plainReply(500, '读取文件失败');
      })
      .then((reply) => send(request, response, reply));
  });
}
