import type {AskServer} from './types';

/** Address of a Langflow server and credentials for it. */
export type ServerAccess = {
  /** Its address, e.g. `http://localhost:7860`. */
  base: string;
  /** Without a key, the automatic login of the server is tried. */
  apiKey?: string;
  /** Aborts all pending requests. */
  signal?: AbortSignal;
};

/** A Langflow server that has responded. */
export type OpenServer = {
  /** Its address without a trailing slash. */
  base: string;
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
    const {detail} = JSON.parse(body) as {detail?: unknown};
    return (typeof detail === 'string' ? detail : JSON.stringify(detail ?? body)).slice(0, MAX_DETAIL);
  } catch {
    return body.trim().startsWith('<') ? '' : body.slice(0, MAX_DETAIL);
  }
}

type Sent = {headers?: Record<string, string>; body?: string | FormData; signal?: AbortSignal};
type Send = (method: string, path: string, sent?: Sent) => Promise<unknown>;

/** Sends requests with only the given credentials. A response that is not JSON is an error. */
function sender({base, signal: usual}: ServerAccess, access: Record<string, string>): Send {
  return async (method, path, {headers, body, signal = usual} = {}) => {
    // The types of Node do not have `cache`.
    const init: RequestInit & {cache: 'no-store'} = {
      method,
      headers: {...access, ...headers},
      body,
      signal,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    };
    const response = await fetch(base + path, init);
    const text = await response.text();
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
  return version;
}

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
  const [flow] = [answer].flat() as {id?: unknown}[];
  if (typeof flow?.id !== 'string') throw new NotLangflowError('/api/v1/flows/upload/');
  return flow.id;
}

/**
 * Connects to a Langflow server in browsers or Node: reads its version, and logs in with the key or automatically.
 *
 * @throws NotLangflowError, LoginNeededError, RefusedError, or the error of `fetch` if there is no response
 */
export async function openServer({base: given, ...rest}: ServerAccess): Promise<OpenServer> {
  const base = given.replace(/\/+$/, '');
  const access = {...rest, base};
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
