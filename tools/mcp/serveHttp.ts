import {createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {InputError} from '../../lib/input/inputError';

const HOST = '127.0.0.1';
const ENDPOINT = '/mcp';
const PORT_ERRORS: Record<string, string> = {EADDRINUSE: '已被别的程序占用', EACCES: '没有权限'};
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32_000, message}, id: null}));
}

/** Accepts only loopback host names: a web page in the user's browser could reach this port through a DNS name of its own. */
function isLocal({headers}: IncomingMessage): boolean {
  const origin = headers.origin;
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && LOOPBACK.test(new URL(origin).host));
  return LOOPBACK.test(headers.host ?? '') && isOwnOrigin;
}

/** Path of the request; undefined if the target is not a valid address, such as `//`. */
function pathOf({url = '/'}: IncomingMessage): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}

async function answer(request: IncomingMessage, response: ServerResponse, create: () => McpServer): Promise<void> {
  if (!isLocal(request)) return refuse(response, 403, '只接受本机的连接');
  if (pathOf(request) !== ENDPOINT) return refuse(response, 404, `地址应为 ${ENDPOINT}`);
  // Requests share no state, so there is no stream to open and no session to end.
  if (request.method !== 'POST') return refuse(response, 405, '只接受 POST');
  const server = create();
  const transport = new StreamableHTTPServerTransport({sessionIdGenerator: undefined, enableJsonResponse: true});
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

/** Serves over HTTP on the loopback interface; resolves with the address once it listens. */
export function serveHttp(create: () => McpServer, port: number): Promise<{server: Server; url: string}> {
  const server = createHttpServer((request, response) => {
    answer(request, response, create).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, '服务器内部出错');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new InputError(`端口 ${port} 用不了：${PORT_ERRORS[error.code ?? ''] ?? error.message}；换一个端口`)),
    );
    server.listen(port, HOST, () => resolve({server, url: `http://${HOST}:${(server.address() as AddressInfo).port}${ENDPOINT}`}));
  });
}
