import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Provider, Providers} from '../../../lib/versionData/providers';
import {HOST} from '../../../tools/command/ports';
import {type ChatRequest, decideReply, type Reply} from './decideReply';
import {refuseRequest, type SentRequest} from './refuse';

/** A mock language model on this machine with the OpenAI protocol. */
export type ModelServer = {
  /** Base address for clients, with `/v1`. */
  url: string;
  /** Base address at which it refuses the same requests as a provider. */
  urlOf: (provider: string) => string;
  stop: () => void;
};

/** Langflow settings that replace OpenAI with the mock. */
export const modelSettings = ({url}: ModelServer): Record<string, string> => ({OPENAI_API_BASE: url, OPENAI_API_KEY: 'sk-try'});

const DIMENSIONS = 8;
const USAGE = {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2};
const CREATED = 1_755_000_000;

const isCall = (reply: Reply): reply is Extract<Reply, {tool: string}> => 'tool' in reply;

const callOf = ({tool, arguments: args}: Extract<Reply, {tool: string}>) => ({
  id: 'call_1',
  type: 'function',
  function: {name: tool, arguments: args},
});

const completion = (model: string, reply: Reply) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: CREATED,
  model,
  choices: [
    {
      index: 0,
      finish_reason: isCall(reply) ? 'tool_calls' : 'stop',
      message: {
        role: 'assistant',
        ...(isCall(reply) ? {content: null, tool_calls: [callOf(reply)]} : {content: reply.text}),
      },
    },
  ],
  usage: USAGE,
});

/** Chunks of a streamed answer, one character each. */
function chunksOf({model, stream_options: options}: ChatRequest, reply: Reply): unknown[] {
  const chunk = (delta: object, reason: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: CREATED,
    model,
    choices: [{index: 0, delta, finish_reason: reason}],
  });
  const said = isCall(reply) ? [{tool_calls: [{index: 0, ...callOf(reply)}]}] : [...reply.text].map((content) => ({content}));
  return [
    chunk({role: 'assistant', content: isCall(reply) ? null : ''}),
    ...said.map((delta) => chunk(delta)),
    chunk({}, isCall(reply) ? 'tool_calls' : 'stop'),
    ...(options?.include_usage ? [{...chunk({}), choices: [], usage: USAGE}] : []),
  ];
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(value));
}

function sendStream(response: ServerResponse, chunks: readonly unknown[]): void {
  response.writeHead(200, {'Content-Type': 'text/event-stream'});
  for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  response.end('data: [DONE]\n\n');
}

/** Returns equal vectors for equal texts; they have no other meaning. */
const embed = (input: unknown): number[] => {
  const text = JSON.stringify(input);
  return Array.from({length: DIMENSIONS}, (_, index) => ((text.charCodeAt(index % text.length) * (index + 1)) % 101) / 101);
};

const sendEmbeddings = (response: ServerResponse, {input, model}: {input: unknown; model: string}): void => {
  const inputs = Array.isArray(input) && typeof input[0] !== 'number' ? input : [input];
  const data = inputs.map((one, index) => ({object: 'embedding', index, embedding: embed(one)}));
  sendJson(response, {object: 'list', model, data, usage: USAGE});
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

/** `/kimi/v1/models` is `/v1/models` of Kimi, `/vllm.plain/v1/models` that of a vLLM that was started without tool calling. */
const ADDRESS = /^\/(?:([\w-]+)(\.plain)?\/)?(v1\/.*)$/;

function readAddress(url = ''): {provider: string; plain: boolean; path: string} {
  const [, provider = '', plain, path = ''] = ADDRESS.exec(url) ?? [];
  return {provider, plain: plain !== undefined, path: `/${path}`};
}

/** Names of the listed models: those of the provider, or one that every client knows. */
function modelsOf({chat = [], embeddings = [], rerank = []}: Partial<Provider>): string[] {
  const ids = [...chat, ...embeddings].map(({id}) => id);
  return ids.length > 0 ? [...ids, ...rerank] : ['gpt-4o-mini'];
}

/** Reranks texts in their original order, each with a lower score than the one before. */
const rerank = ({documents = [], top_n: most}: {documents?: readonly unknown[]; top_n?: number}) =>
  documents.map((_, index) => ({index, relevance_score: 1 / (index + 1)})).slice(0, most);

async function answer(request: IncomingMessage, response: ServerResponse, providers: Providers): Promise<void> {
  const body = await readBody(request);
  const {provider, plain, path} = readAddress(request.url);
  const known: Partial<Provider> = providers[provider] ?? {};
  const refused = refuseRequest(known, body as SentRequest, plain);
  if (refused) sendJson(response, {error: {message: refused, type: 'invalid_request_error'}}, 400);
  else if (path === '/v1/models') sendJson(response, {object: 'list', data: modelsOf(known).map((id) => ({id, object: 'model'}))});
  else if (path === '/v1/embeddings') sendEmbeddings(response, body as {input: unknown; model: string});
  else if (path === '/v1/rerank') sendJson(response, {results: rerank(body as Parameters<typeof rerank>[0])});
  else if (path === '/v1/chat/completions') {
    const chat = body as ChatRequest;
    const reply = decideReply(chat);
    if (chat.stream) sendStream(response, chunksOf(chat, reply));
    else sendJson(response, completion(chat.model, reply));
  } else sendJson(response, {error: {message: `没有 ${request.url}`}}, 404);
}

/** Starts the mock on a free loopback port. It also mocks the providers, each at its own address. */
export function startModel(providers: Providers = {}): Promise<ModelServer> {
  const server: Server = createServer((request, response) => {
    answer(request, response, providers).catch((error: Error) => sendJson(response, {error: {message: error.message}}, 400));
  });
  return new Promise((resolve) =>
    server.listen(0, HOST, () => {
      const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
      resolve({
        url: `${origin}/v1`,
        urlOf: (provider) => `${origin}/${provider}/v1`,
        stop: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    }),
  );
}
