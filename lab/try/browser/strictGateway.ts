import {createServer, type IncomingHttpHeaders, type Server, request as sendRequest} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOST} from '../../../tools/command/ports';

const withoutCors = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-')));

/** Starts a gateway before a server, as some companies have one: it lets everything through but the headers of CORS. */
export function startStrictGateway(target: string): Promise<{url: string; stop: () => void}> {
  const server: Server = createServer((request, response) => {
    const {method, url, headers} = request;
    const forward = sendRequest(new URL(url ?? '/', target), {method, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutCors(answer.headers));
      answer.pipe(response);
    });
    forward.on('error', () => response.writeHead(502).end());
    request.pipe(forward);
  });
  return new Promise((resolve) =>
    server.listen(0, HOST, () =>
      resolve({
        url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
        stop: () => {
          server.close();
          server.closeAllConnections();
        },
      }),
    ),
  );
}
