import type {AskServer} from './types';

/** Where a Langflow runs, and what lets one in. */
export type ServerAccess = {
  /** Its address, e.g. `http://localhost:7860`. */
  base: string;
  /** Without one the server's automatic login is tried. */
  apiKey?: string;
  /** Ends whatever is under way. */
  signal?: AbortSignal;
};

/** A Langflow that has answered. */
export type OpenServer = {
  /** Its address, without a slash at the end. */
  base: string;
  /** Its release, e.g. `1.5.0.post2`. */
  version: string;
  ask: AskServer;
  /** Imports a flow file, and says at which address the server shows it; `signal` takes the place of that with which it was opened. */
  upload: (fileName: string, text: string, signal?: AbortSignal) => Promise<string>;
};

/** An answer that is a refusal. */
export class RefusedError extends Error {
  constructor(
    readonly path: string,
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status} ${detailOf(body)}`.trim());
  }
}

/** Something answers at the address, but not as Langflow does. */
export class NotLangflowError extends Error {}

/** The server logs nobody in by itself, and no key was given. */
export class LoginNeededError extends Error {}

/** The reason that an answer of Langflow states; of anything else its beginning. */
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

/** Sends requests that carry nothing but what they are given; anything but an answer in JSON is an error. */
function sender({base, signal: usual}: ServerAccess, access: Record<string, string>): Send {
  return async (method, path, {headers, body, signal = usual} = {}) => {
    // Node's own types do not know of caches.
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
    // A gateway that asks for a password refuses everything; whatever lacks the address is another program.
    if (error instanceof RefusedError && [404, 405].includes(error.status)) throw new NotLangflowError(error.path);
    throw error;
  });
  const {version} = (answer ?? {}) as {version?: unknown};
  if (typeof version !== 'string') throw new NotLangflowError('/api/v1/version');
  return version;
}

/** Asks the server to log in without a password, as its own interface does when nothing else is set up. */
async function logIn(send: Send): Promise<Record<string, string>> {
  const answer = await send('GET', '/api/v1/auto_login').catch((error: unknown) => {
    if (error instanceof RefusedError && error.status < 500) throw new LoginNeededError();
    throw error;
  });
  const {access_token: token} = (answer ?? {}) as {access_token?: unknown};
  if (typeof token !== 'string') throw new LoginNeededError();
  return {Authorization: `Bearer ${token}`};
}

/** The id of what was imported: one flow comes back as a list of one. */
function idOf(answer: unknown): string {
  const [flow] = [answer].flat() as {id?: unknown}[];
  if (typeof flow?.id !== 'string') throw new NotLangflowError('/api/v1/flows/upload/');
  return flow.id;
}

/**
 * Opens a Langflow, in browsers as in Node: finds out its version, and gets in by the key or by its automatic login.
 *
 * @throws NotLangflowError, LoginNeededError, RefusedError, or what `fetch` throws where nothing answers
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
