import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request as it arrived. */
export type Arrived = {method: string; url: string; headers: IncomingHttpHeaders};

/** A server on a free port that records what arrives. */
export async function startEchoServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    arrived.push({method: request.method ?? '', url: request.url ?? '', headers: request.headers});
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, close};
}
