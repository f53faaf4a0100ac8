import {fetchServer} from '../connection/fetchServer';
import type {ServerAddress} from '../connection/serverAddress';
import {cutText} from '../text/cutText';
import type {AskServer} from './types';

/** Address of a Langflow server and credentials for it. */
export type ServerAccess = {
  base: ServerAddress;
  /** Without a key, the automatic login of the server is tried. */
  apiKey?: string;
  /** Aborts all pending requests. */
  signal?: AbortSignal;
};

/** A Langflow server that has responded. */
export type OpenServer = {
  base: ServerAddress;
  /** Its release, e.g. `1.5.0.post2`. */
  version: string;
  ask: AskServer;
  /** Imports a flow file and returns the address of the flow on the server. `signal` replaces the signal given at opening. */
  upload: (fileName: string, text: string, signal?: AbortSignal) => Promise<string>;
};

/** The server refused the request. */
export class RefusedError extends Error {
  constructor(
    readonly path: string,
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status} ${detailOf(body)}`.trim());
  }
}

/** Something responds at the address, but it is not Langflow. */
export class NotLangflowError extends Error {}

/** The server has no automatic login, and no key was given. */
export class LoginNeededError extends Error {}

/** The reason in an error response of Langflow; for any other response, the start of its body. */
function detailOf(body: string): string {
  const MAX_DETAIL = 200;
  try {
    // Any JSON is possible, including null.
    const detail = (JSON.parse(body) as {detail?: unknown} | null)?.detail;
    return cutText(typeof detail === 'string' ? detail : JSON.stringify(detail ?? body), MAX_DETAIL);
  } catch {
    return body.trim().startsWith('<') ? '' : cutText(body, MAX_DETAIL);
  }
}

/** A response went on after any that Langflow sends. */
export class EndlessAnswerError extends Error {}

/** The list of all components, the longest response of Langflow, takes about 10 MB. */
const MAX_BYTES = 100_000_000;

async function readText(response: Response, path: string): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const {done, value} = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    text += decoder.decode(value, {stream: true});
    if (bytes <= MAX_BYTES) continue;
    await reader.cancel();
    throw new EndlessAnswerError(path);
  }
  return text + decoder.decode();
}

type Sent = {headers?: Record<string, string>; body?: string | FormData; signal?: AbortSignal};
type Send = (method: string, path: string, sent?: Sent) => Promise<unknown>;

/** Sends requests with only the given credentials. A response that is not JSON is an error. */
function sender({base, signal: usual}: ServerAccess, access: Record<string, string>): Send {
  return async (method, path, {headers, body, signal = usual} = {}) => {
    const response = await fetchServer(base, path, {method, headers: {...access, ...headers}, body, signal});
    const text = await readText(response, path);
    if (!response.ok) throw new RefusedError(path, response.status, text);
    try {
      return JSON.parse(text);
    } catch {
      throw new NotLangflowError(path);
    }
  };
}

async function readVersion(send: Send): Promise<string> {
  const answer = await send('GET', '/api/v1/version').catch((error: unknown) => {
    // 404 and 405 mean another program. Other refusals may come from a gateway that asks for a password.
    if (error instanceof RefusedError && [404, 405].includes(error.status)) throw new NotLangflowError(error.path);
    throw error;
  });
  const {version} = (answer ?? {}) as {version?: unknown};
  if (typeof version !== 'string') throw new NotLangflowError('/api/v1/version');
  return cutText(version, MAX_VERSION);
}

const MAX_VERSION = 60;

/** Logs in without a password, as the interface of Langflow does by default. */
async function logIn(send: Send): Promise<Record<string, string>> {
  const answer = await send('GET', '/api/v1/auto_login').catch((error: unknown) => {
    if (error instanceof RefusedError && error.status < 500) throw new LoginNeededError();
    throw error;
  });
  const {access_token: token} = (answer ?? {}) as {access_token?: unknown};
  if (typeof token !== 'string') throw new LoginNeededError();
  return {Authorization: `Bearer ${token}`};
}

/** Id of the imported flow: a single flow is returned as a list with one entry. */
function idOf(answer: unknown): string {
  const [flow] = [answer].flat() as ({id?: unknown} | null)[];
  if (typeof flow?.id !== 'string') throw new NotLangflowError('/api/v1/flows/upload/');
  return flow.id;
}

/**
 * Connects to a Langflow server in browsers or Node: reads its version, and logs in with the key or automatically.
 *
 * @throws NotLangflowError, LoginNeededError, RefusedError, RedirectedError, EndlessAnswerError, or the error of `fetch` if there is no response
 */
export async function openServer(access: ServerAccess): Promise<OpenServer> {
  const {base} = access;
  const anonymous = sender(access, {});
  const version = await readVersion(anonymous);
  const send = sender(access, access.apiKey ? {'x-api-key': access.apiKey} : await logIn(anonymous));
  return {
    base,
    version,
    ask: (method, path, body) =>
      send(method, path, body === undefined ? {} : {headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}),
    async upload(fileName, text, signal) {
      const form = new FormData();
      form.append('file', new Blob([text], {type: 'application/json'}), fileName);
      return `${base}/flow/${idOf(await send('POST', '/api/v1/flows/upload/', {body: form, signal}))}`;
    },
  };
}
