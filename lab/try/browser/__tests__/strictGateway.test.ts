import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it} from 'vitest';
import {HOST} from '../../../../tools/command/ports';
import {startStrictGateway} from '../strictGateway';

it('lets everything through but the headers of CORS', async () => {
  const server = createServer((request, response) => {
    response.writeHead(201, {'access-control-allow-origin': '*', 'x-kept': 'yes'});
    request.pipe(response);
  });
  const target = await new Promise<string>((resolve) =>
    server.listen(0, HOST, () => resolve(`http://${HOST}:${(server.address() as AddressInfo).port}`)),
  );
  const gateway = await startStrictGateway(target);
  const answer = await fetch(`${gateway.url}/a`, {method: 'POST', body: '你好'});
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-kept')).toBe('yes');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(await answer.text()).toBe('你好');
  gateway.stop();
  server.close();
  server.closeAllConnections();
});
