import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export type ReceivedRequest = {method: string; path: string; body: unknown};
export type AlgoliaReply = {status?: number; body?: unknown; delayMs?: number};

/** A local server with the protocol of the hosted service; the test decides the responses. */
export type AlgoliaServer = {
  address: string;
  requests: ReceivedRequest[];
  /** Sets the responses from now on. */
  reply: (respond: (request: ReceivedRequest) => AlgoliaReply) => void;
  close: () => Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : null;
}

function send(response: ServerResponse, {status = 200, body = {}, delayMs = 0}: AlgoliaReply): void {
  setTimeout(() => {
    response.writeHead(status, {'content-type': 'application/json', 'access-control-allow-origin': '*', 'access-control-allow-headers': '*'});
    response.end(JSON.stringify(body));
  }, delayMs);
}

/** Starts a server on a free port of the loopback interface, or on the given one. */
export async function startAlgoliaServer(port = 0): Promise<AlgoliaServer> {
  const requests: ReceivedRequest[] = [];
  let respond: (request: ReceivedRequest) => AlgoliaReply = () => ({});
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return send(response, {});
    const received = {method: request.method ?? '', path: decodeURIComponent((request.url ?? '').replace(/\?.*/, '')), body: await readBody(request)};
    requests.push(received);
    send(response, respond(received));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    reply: (next) => {
      respond = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Response of the service to a query that finds this one section. */
export const oneHit = (title = '全局变量') => ({
  results: [
    {
      hits: [
        {
          objectID: '/configuration-global-variables#0', url: '/configuration-global-variables#create', anchor: 'create', type: 'lvl2', content: '把值存起来。',
          hierarchy: {lvl0: '开发', lvl1: title, lvl2: '创建全局变量', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
          _snippetResult: {hierarchy: {lvl2: {value: '创建<mark>全局变量</mark>', matchLevel: 'full'}}, content: {value: '把值存起来。', matchLevel: 'none'}},
          _highlightResult: {hierarchy: {lvl0: {value: '开发', matchLevel: 'none'}}},
        },
      ],
      nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, queryID: 'query-1', query: '', params: '', index: 'workshop',
    },
  ],
});
