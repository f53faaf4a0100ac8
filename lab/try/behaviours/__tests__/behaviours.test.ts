import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseBehaviours} from '../../../../lib/verified/behaviours';
import {groupBySettings} from '..';
import {compareResult, tryStep} from '../tryStep';

const server = createServer((request, response) => {
  response.statusCode = request.headers['x-api-key'] ? 200 : 403;
  response.end(`${request.method} ${request.url}`);
});
let place: Parameters<typeof tryStep>[1];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  place = {url, headers: {}, flow: 'f1', folder: tmpdir(), env: process.env};
});
afterAll(() => server.close());

describe('tryStep', () => {
  it('sends a request as somebody and fills in the flow', async () => {
    const request = {method: 'GET' as const, path: '/run/{flow}'};
    expect(await tryStep({request, expect: {status: 403, text: 'GET /run/f1'}}, place)).toEqual([]);
    expect(await tryStep({request, expect: {status: 403}}, {...place, headers: {'x-api-key': 'k'}})).toEqual([
      '应回答 403；收到的是 200 GET /run/f1',
    ]);
  });

  it('runs a command, and stops one that does not end', async () => {
    expect(await tryStep({command: 'echo "a  b"; exit 3', expect: {exit: 3, text: 'a b'}}, place)).toEqual([]);
    expect(await tryStep({command: 'echo ready; sleep 100', expect: {text: 'ready'}}, place)).toEqual([]);
    expect(await tryStep({command: 'cat a.txt', files: {'a.txt': 'x'}, expect: {exit: 1}}, place)).toHaveLength(1);
  });

  it('compares text without boxes and line breaks', () => {
    expect(compareResult({expect: {text: 'No such option'}}, {text: '│ No such\n│ option │'})).toEqual([]);
    expect(compareResult({expect: {absent: 'secret'}}, {text: 'a secret'})).toEqual(['不应含“secret”']);
  });
});

describe('groupBySettings', () => {
  it('starts one server for the same settings; commands share the one without', () => {
    const behaviours = parseBehaviours(
      `
- {page: /a, claim: a, env: {A: "1", B: "2"}, request: {method: GET, path: /}, expect: {status: 200}}
- {page: /a, claim: b, env: {B: "2", A: "1"}, request: {method: GET, path: /}, expect: {status: 200}}
- {page: /a, claim: c, request: {method: GET, path: /}, expect: {status: 200}}
- {page: /a, claim: d, env: {C: "3"}, command: ls, expect: {exit: 0}}
`,
      'x.yaml',
    );
    expect(groupBySettings(behaviours).map((group) => group.map(({claim}) => claim))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});
