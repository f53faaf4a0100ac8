import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {runFlow} from '../runFlow';

type Asked = {url?: string; body: {output_type: string; input_value: string}};

let server: Server;
let asked: Asked[] = [];
let answer: {status: number; body: unknown};
const api = () => ({url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: 'sk-1'});

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts = await request.toArray();
    asked.push({url: request.url, body: JSON.parse(Buffer.concat(parts).toString('utf8'))});
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const says = (text: string) => ({
  status: 200,
  body: {outputs: [{inputs: {input_value: '保修期多久？'}, outputs: [{results: {message: text}}]}]},
});

it('finds the answer among what the components give, and asks Chat Output where there is one', async () => {
  answer = says('保修期是两年');
  expect(await runFlow(api(), {id: 'f1', answersInChat: true}, {say: '保修期多久？', answer: '两年'})).toEqual([]);
  expect(await runFlow(api(), {id: 'f1', answersInChat: false}, {answer: '两年'})).toEqual([]);
  expect(asked.map(({url, body}) => [url, body.output_type, body.input_value])).toEqual([
    ['/api/v1/run/f1?stream=false', 'chat', '保修期多久？'],
    ['/api/v1/run/f1?stream=false', 'debug', ''],
  ]);
});

it('does not take what was said for an answer', async () => {
  answer = says('不知道');
  const [problem] = await runFlow(api(), {id: 'f1', answersInChat: true}, {say: '保修期多久？', answer: '保修期'});
  expect(problem).toContain('答案里没有“保修期”，得到的是');
});

it('tells why the server could not run it', async () => {
  answer = {status: 500, body: {detail: '少了密钥'}};
  const problems = await runFlow(api(), {id: 'f1', answersInChat: true}, {answer: '两年'});
  expect(problems).toEqual(['运行失败：500 {"detail":"少了密钥"}']);
});
