import {abortAfter} from 'docusaurus-search-zh/client/abortAfter';
import {baseOfTarget, explainRedirect, RedirectedError} from '../../lib/connection/fetchServer';
import type {ServerAddress} from '../../lib/connection/serverAddress';
import type {Explanation} from './explainStatus';

const PROBE_MS = 4000;
const PROBED = '/health';

/** Hosts that browsers trust over plain http, even from an https page. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}

/** Explains why a browser does not send requests from an https page to an http server. Returns nothing if it does send them. */
export function explainMixedContent(base: ServerAddress, pageProtocol: string, otherwise?: string): Explanation | undefined {
  const url = new URL(base);
  if (pageProtocol !== 'https:' || url.protocol !== 'http:' || isLoopback(url.hostname)) return undefined;
  return {
    title: '浏览器不允许 https 页面访问 http 服务器（混合内容）',
    lines: [
      `本页是 https，而 ${url.origin} 是 http，浏览器会拦下请求，所以没有发送。`,
      '给 Langflow 配上 https（例如用反向代理），或者在本机用 http://localhost 转发到它，再把基础 URL 改成新的地址。',
      ...(otherwise ? [otherwise] : []),
    ],
  };
}

/** Sends a harmless request without a key, so redirects may be followed. Undefined if there is no response. */
async function probe(base: ServerAddress, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(base + PROBED, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: abortAfter(PROBE_MS),
    });
  } catch {
    return undefined;
  }
}

/** Names of the permissions without which browsers send nothing to the local network, newest first. */
const NETWORK_PERMISSIONS = ['local-network', 'loopback-network', 'local-network-access'];

/** Whether the browser may have kept the request back because the reader did not allow it. Browsers without the permission know no such name. */
async function mayLackPermission(): Promise<boolean> {
  const states = await Promise.all(
    NETWORK_PERMISSIONS.map((name) =>
      navigator.permissions.query({name: name as PermissionName}).then(
        ({state}) => state,
        () => undefined,
      ),
    ),
  );
  return states.some((state) => state && state !== 'granted');
}

/** Why a request got no response; `unpermitted` means that it may also be the browser that was not allowed to send it. */
export type ConnectionFailure = 'cors' | 'dropped' | 'unreachable' | 'unpermitted';

/** Finds out where a server redirects to, which browsers tell only of a followed redirect, and only if all servers on the way allow this page. */
async function findRedirect(base: ServerAddress): Promise<{target?: string; base?: string}> {
  const response = await probe(base, {});
  if (!response?.redirected) return {};
  const {origin, pathname} = new URL(response.url);
  return {target: origin + pathname, base: baseOfTarget(response.url, PROBED)};
}

/**
 * Finds out why `fetch` failed, which browsers do not report: sends a harmless request once with CORS and once without. The failed request
 * itself is never repeated, because it may have had an effect.
 */
export async function diagnoseFailure(base: ServerAddress): Promise<ConnectionFailure | 'redirected'> {
  // This header triggers a CORS preflight, as the real request did.
  const response = await probe(base, {headers: {'Content-Type': 'application/json'}});
  if (response) return response.redirected ? 'redirected' : 'dropped';
  // A redirect of the preflight itself is an error, but not of a request without one.
  if (await probe(base, {mode: 'no-cors'})) return (await probe(base, {}))?.redirected ? 'redirected' : 'cors';
  // Browsers have the interface only in secure contexts.
  return 'permissions' in navigator && (await mayLackPermission()) ? 'unpermitted' : 'unreachable';
}

/** Origin of the page that sent the request, and what the reader can do without a browser, if anything. */
export type FailureContext = {pageOrigin: string; otherwise?: string};

/** Explains a request that got no response. */
export function explainFailure(kind: ConnectionFailure, base: ServerAddress, {pageOrigin, otherwise}: FailureContext): Explanation {
  if (kind === 'cors') {
    return {
      title: '服务器在运行，但不允许本页读取它（CORS）',
      lines: [
        `${base} 的响应里没有允许来源 ${pageOrigin} 的 CORS 响应头，浏览器因此不把响应交给本页。`,
        'Langflow 默认允许所有来源。服务器设置了 LANGFLOW_CORS_ORIGINS 时，请把上面的来源加进去；前面有反向代理或网关时，请让它放行 OPTIONS 请求，并保留 Access-Control-Allow-Origin 等响应头。',
        '地址被重定向（例如从 http 到 https）时也是这样：在浏览器里直接打开它，地址栏变了的话，填变成的地址。',
        ...(otherwise ? [otherwise] : []),
      ],
    };
  }
  if (kind === 'dropped') {
    return {
      title: '连接在收到响应之前断开了',
      lines: [
        '服务器在运行，但没有答复这个请求：可能是处理时崩溃、被反向代理掐断，或者网关不允许这个方法。',
        '请求可能已经生效，重发之前先检查结果；原因通常在服务器的日志里。',
      ],
    };
  }
  return {
    title: `连接不到 ${base}`,
    lines: [
      '检查 Langflow 是否正在运行、地址和端口是否正确；在浏览器里直接打开这个地址看看。',
      '服务器在别的机器上时，检查防火墙，以及 Langflow 是否监听外部地址（LANGFLOW_HOST=0.0.0.0）。',
      ...(kind === 'unpermitted'
        ? ['浏览器询问是否允许访问“本地网络”时，请选择允许：拒绝之后请求会一直失败，可以在地址栏左侧的站点设置里改。']
        : []),
    ],
  };
}

/** Explains why `fetchServer` got no response that can be shown. */
export async function explainNoResponse(error: unknown, base: ServerAddress, context: FailureContext): Promise<Explanation> {
  if (error instanceof RedirectedError && error.target !== undefined) return explainRedirect(error, base);
  const kind = error instanceof RedirectedError ? 'redirected' : await diagnoseFailure(base);
  return kind === 'redirected' ? explainRedirect(await findRedirect(base), base) : explainFailure(kind, base, context);
}

/** Explains a request that exceeded the time limit of the reader. */
export function explainTimeout(seconds: number): Explanation {
  return {
    title: `等了 ${seconds} 秒还没有响应，已放弃`,
    lines: ['流程里有大模型时，几十秒很常见：把“最长等待”调大再试，或者用流式响应。', '服务器可能仍在处理这个请求。'],
  };
}
