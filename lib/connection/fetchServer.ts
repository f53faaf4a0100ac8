import type {ServerAddress} from './serverAddress';

/** The server wants the request to go elsewhere. The request was not sent there: it may contain an API key. */
export class RedirectedError extends Error {
  constructor(
    /** Where to, without query and credentials; undefined in browsers, which do not tell. */
    readonly target: string | undefined,
    /** The address of the server that would avoid the redirect, if the target has the same path below it. */
    readonly base: string | undefined,
  ) {
    super(`redirect to ${target ?? 'an unknown address'}`);
  }
}

// The types of Node do not have `cache`.
const PRIVATE: RequestInit & {cache: 'no-store'} = {
  credentials: 'omit',
  cache: 'no-store',
  referrer: '',
  referrerPolicy: 'no-referrer',
  redirect: 'manual',
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Address of a server, from the address that a request with this path was led to. Undefined if the path differs or no server can be there. */
export function baseOfTarget(target: string, path: string): string | undefined {
  let url: URL;
  try {
    url = new URL(target);
  } catch {
    return undefined;
  }
  const asked = path.replace(/[?#].*$/, '');
  const isServer = /^https?:$/.test(url.protocol) && url.pathname.endsWith(asked);
  return isServer ? url.origin + url.pathname.slice(0, url.pathname.length - asked.length).replace(/\/+$/, '') : undefined;
}

function toRedirect(location: string | null, from: string, path: string): RedirectedError {
  if (location === null) return new RedirectedError(undefined, undefined);
  try {
    const {origin, protocol, pathname, host, href} = new URL(location, from);
    // The origin of schemes other than http is the word "null".
    const target = origin === 'null' ? `${protocol}//${host}` : origin + pathname;
    return new RedirectedError(target, baseOfTarget(href, path));
  } catch {
    return new RedirectedError(undefined, undefined);
  }
}

/**
 * Sends a request to the reader's own server: without cookies, cache, or the address of this page. All requests that may contain an API key
 * go through here. Redirects are not followed: `fetch` would send the headers of a request along, except `Authorization`, to any site.
 *
 * @param path path and query below the address of the server, with a leading slash
 * @throws RedirectedError, or the error of `fetch`
 */
export async function fetchServer(server: ServerAddress, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(server + path, {...init, ...PRIVATE});
  if (response.type === 'opaqueredirect') throw toRedirect(null, server, path);
  const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
  if (location !== null) {
    await response.body?.cancel();
    throw toRedirect(location, server + path, path);
  }
  return response;
}

/** Why a redirect was not followed, and what the reader can do. `server` is what was entered. */
export function explainRedirect({target, base}: {target?: string; base?: string}, server: string): {title: string; lines: string[]} {
  const where = target === undefined ? '别的地址' : ` ${target}`;
  const instead =
    base === undefined
      ? target === undefined
        ? `浏览器不告诉网页要转到哪里：直接打开 ${server}，看地址栏变成什么；确认那是你的 Langflow，再填变成的地址。`
        : '如果那是你的 Langflow，就填它的地址；不认识它，就不要填。'
      : `如果那是你的 Langflow，就把地址改成 ${base}；不认识它，就不要填。`;
  return {
    title: `服务器要把请求转到${where}，没有跟过去`,
    lines: ['转过去的请求会带着 API 密钥，所以停在这里：密钥只到过你填的地址。', instead],
  };
}
