import {contentTypeOf} from '../shared/contentTypes';
import {type Resolved, resolvePath} from '../shared/resolvePath';
import {addNotice} from './addNotice';
import {type Copy, readFile} from './readCopy';

const NEW_VERSION = '离线副本有新版本，现在看的是旧的。';
const NOT_COPIED = '现在连不上网络，离线副本里也没有这个地址。';
const DAMAGED = '离线副本不完整，请联网后重新下载。';

type Page = {status?: number; notice?: string | undefined};

async function serve(copy: Copy, file: string, {status = 200, notice}: Page = {}): Promise<Response> {
  const place = copy.places.get(file);
  if (!place) throw new Error(`${file} is not in the copy`);
  const content = await readFile(copy, place);
  const headers: [string, string][] = [['Content-Type', contentTypeOf(file)]];
  if (!file.endsWith('.html')) return new Response(content, {status, headers});
  const html = new TextDecoder().decode(content);
  const body = notice ? addNotice(html, new URL(copy.root).pathname, notice) : html;
  return new Response(body, {status, headers: [...headers, ...copy.state.headers]});
}

/** From the network: what the copy does not have. A page that is nowhere gets the site's own page for that. */
async function fetchOther(copy: Copy, request: Request): Promise<Response> {
  if (request.mode !== 'navigate') return fetch(request);
  try {
    return await fetch(request);
  } catch {
    return serve(copy, '404.html', {status: 404, notice: NOT_COPIED});
  }
}

function answerFromCopy(copy: Copy, request: Request, resolved: Exclude<Resolved, {kind: 'missing'}>): Promise<Response> {
  if (resolved.kind === 'redirect') {
    const target = new URL(resolved.to.replace(/^\//, '') + new URL(request.url).search, copy.root);
    return Promise.resolve(Response.redirect(target.href, 302));
  }
  const isOutdated = copy.news !== undefined && !copy.news.isGone && copy.news.version !== copy.state.version;
  return serve(copy, resolved.file, {notice: isOutdated ? NEW_VERSION : undefined});
}

function damaged(request: Request): Response {
  return request.mode === 'navigate'
    ? new Response(DAMAGED, {status: 503, headers: {'Content-Type': 'text/plain; charset=utf-8'}})
    : Response.error();
}

/** Answers a request for something under the site's base path from the copy, or else from the network. */
export async function answer(copy: Copy, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(new URL(copy.root).pathname.length);
  const resolved = resolvePath(path, {has: (file) => copy.places.has(file), redirects: copy.redirects});
  if (resolved.kind === 'missing') return fetchOther(copy, request);
  // A site that offers no copy any more renews none: what it serves comes first.
  const current = copy.news?.isGone ? await fetch(request).catch(() => undefined) : undefined;
  if (current) return current;
  try {
    return await answerFromCopy(copy, request, resolved);
  } catch {
    return fetch(request).catch(() => damaged(request));
  }
}
