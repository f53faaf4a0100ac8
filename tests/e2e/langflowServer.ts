import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request as the server saw it. */
export type SeenRequest = {method: string; url: string; headers: IncomingMessage['headers']; body: string};

/** A running server: its address, what it was asked, and how to end it. */
export type FakeLangflow = {url: string; seen: SeenRequest[]; close: () => Promise<void>};

/** The one that it takes. */
export const API_KEY = 'sk-e2e';
const PAUSE_MS = 300;

/** Answers requests of one kind. */
export type Handler = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

/** Answers in JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(value));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function streamTokens(response: ServerResponse): Promise<void> {
  response.writeHead(200, {'Content-Type': 'text/event-stream'});
  for (const chunk of ['你好', '，', '世界']) {
    response.write(`${JSON.stringify({event: 'token', data: {chunk}})}\n\n`);
    // Long enough for a busy machine to see each state.
    await pause(PAUSE_MS * 4);
  }
  response.end(`${JSON.stringify({event: 'end', data: {result: {session_id: 's-1'}}})}\n\n`);
}

/** As the OpenAI-compatible endpoint of 1.10 does it. */
async function streamResponse(response: ServerResponse): Promise<void> {
  response.writeHead(200, {'Content-Type': 'text/event-stream'});
  for (const content of ['你好', '，', '世界']) {
    response.write(`data: ${JSON.stringify({id: 's-1', object: 'response.chunk', delta: {content}})}\n\n`);
    await pause(PAUSE_MS);
  }
  response.end(`event: response.completed\ndata: ${JSON.stringify({type: 'response.completed'})}\n\ndata: [DONE]\n\n`);
}

async function streamLogs(response: ServerResponse): Promise<void> {
  response.writeHead(200, {'Content-Type': 'text/event-stream'});
  for (let line = 1; !response.destroyed && line < 100; line += 1) {
    response.write(`data: {"${line}": "log line ${line}"}\n\n`);
    await pause(PAUSE_MS);
  }
  response.end();
}

async function streamBuild(response: ServerResponse): Promise<void> {
  response.writeHead(200, {'Content-Type': 'application/x-ndjson'});
  response.write('{"event": "vertices_sorted", "data": {"ids": ["a"]}}\n{"event": "end_');
  await pause(PAUSE_MS);
  response.end('vertex", "data": {}}\n');
}

const UPLOADED_NAME = /filename="([^"]+)"/;

// The endpoints of Langflow that the tests use; what a test wants to happen it says in the request.
const HANDLERS: Record<string, Handler> = {
  'GET /health': (_request, response) => sendJson(response, 200, {status: 'ok'}),
  'GET /api/v1/version': (_request, response) => sendJson(response, 200, {version: '1.5.0', main_version: '1.5.0', package: 'Langflow'}),
  'GET /api/v1/users/whoami': ({headers}, response) =>
    headers['x-api-key'] === API_KEY
      ? sendJson(response, 200, {username: 'langflow'})
      : sendJson(response, 403, {detail: 'Invalid or missing API key'}),
  'GET /api/v1/variables/': (_request, response) => sendJson(response, 401, {detail: 'Not authenticated'}),
  'POST /api/v1/run/flow-1': ({url, body}, response) =>
    url.includes('stream=true')
      ? streamTokens(response)
      : sendJson(response, 200, {session_id: 's-1', outputs: [], received: JSON.parse(body)}),
  'POST /api/v1/build/3fa85f64-5717-4562-b3fc-2c963f66afa6/flow': (_request, response) => streamBuild(response),
  'POST /api/v1/variables/': (_request, response) =>
    sendJson(response, 422, {detail: [{type: 'missing', loc: ['body', 'value'], msg: 'Field required', input: {}}]}),
  'POST /api/v2/files': ({body}, response) => sendJson(response, 201, {name: UPLOADED_NAME.exec(body)?.[1], bytes: body.length}),
  'GET /api/v2/files/3fa85f64-5717-4562-b3fc-2c963f66afa6': (_request, response) =>
    void response
      .writeHead(200, {'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="files.zip"'})
      .end('downloaded text'),
  'POST /api/v1/responses': (_request, response) => streamResponse(response),
  'GET /logs-stream': (_request, response) => streamLogs(response),
  // Never answers.
  'GET /api/v1/all': () => undefined,
  'GET /api/v1/store/tags': (_request, response) => void response.destroy(),
  'GET /api/v1/config': async (_request, response) => {
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': '1000'});
    response.write('{"first": "half"');
    await pause(PAUSE_MS);
    response.destroy();
  },
  'DELETE /api/v2/files': (_request, response) => sendJson(response, 200, {message: 'All files deleted successfully'}),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function allowOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*, x-api-key, content-type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

type ServerOptions = {
  /** Without it the server answers, but no page may read it. */
  cors?: boolean;
  /** What it does besides or instead, by method and path. */
  handlers?: Readonly<Record<string, Handler>>;
};

/** Starts a small server that speaks the endpoints which the tests call. */
export async function startLangflowServer({cors = true, handlers = {}}: ServerOptions = {}): Promise<FakeLangflow> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    if (cors) allowOrigins(response);
    if (request.method === 'OPTIONS') {
      response.writeHead(cors ? 204 : 405).end();
      return;
    }
    const {method = '', url = '', headers} = request;
    const one = {method, url, headers, body: await readBody(request)};
    seen.push(one);
    const endpoint = `${method} ${url.split('?')[0]}`;
    const handler = handlers[endpoint] ?? HANDLERS[endpoint];
    if (handler) await handler(one, response);
    else sendJson(response, 404, {detail: 'Not Found'});
  });
  const url = await listen(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {url, seen, close};
}
