import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import type {Installation} from '../langflow/types';

/** Who may do everything on a server that was started for a try. */
export const SUPERUSER = {username: 'langflow', password: 'langflow-try'};

/** Settings with which a server checks who asks, and keeps its logs. */
const LOGIN_SETTINGS = {
  LANGFLOW_AUTO_LOGIN: 'false',
  LANGFLOW_SUPERUSER: SUPERUSER.username,
  LANGFLOW_SUPERUSER_PASSWORD: SUPERUSER.password,
  // Without it there are no logs to read.
  LANGFLOW_LOG_RETRIEVER_BUFFER_SIZE: '100',
};

/** The registrations that pages and samples name. */
const OAUTH_REGISTRATIONS = Object.fromEntries(
  ['google_workspace', 'google-work'].map((id) => [
    id,
    {
      provider: 'google',
      client_id: 'try.apps.googleusercontent.com',
      client_secret: 'try',
      redirect_uri: 'http://localhost:7860/api/v1/connections/oauth/google/callback',
      scopes: ['openid', 'email', 'https://www.googleapis.com/auth/gmail.readonly', 'https://www.googleapis.com/auth/gmail.send'],
    },
  ]),
);

/** What a server of the newest version needs besides: 1.5 knows nothing of it. */
const LATER_SETTINGS = {
  // The stand-in for the providers of models runs on this machine.
  LANGFLOW_SSRF_ALLOWED_HOSTS: '127.0.0.1',
  // The Workflow API and the reloading of extensions are off at first.
  LANGFLOW_DEVELOPER_API_ENABLED: 'true',
  LANGFLOW_ENABLE_EXTENSION_RELOAD: 'true',
  // A request of the assistant holds a write to the key until its end, and so locks SQLite against its own flow.
  LANGFLOW_DISABLE_TRACK_APIKEY_USAGE: 'true',
  // Several users log in within a minute.
  LANGFLOW_RATE_LIMIT_ENABLED: 'false',
  // Its coloured tracebacks take minutes to draw, and nobody else is answered meanwhile.
  LANGFLOW_LOG_ENV: 'container',
  // Agents for others, requests of data subjects and the record of what was done are off at first.
  LANGFLOW_A2A_ENABLED: 'true',
  LANGFLOW_FEATURE_DATA_SUBJECT_REQUESTS: 'true',
  LANGFLOW_AUDIT_ENABLED: 'true',
  LANGFLOW_AUTHZ_AUDIT_ENABLED: 'true',
  // Registrations of nobody: an authorization begins with them, and never leads to Google.
  LANGFLOW_CONNECTION_OAUTH_REGISTRATIONS: JSON.stringify(OAUTH_REGISTRATIONS),
};

/** Where a package that Langflow brings keeps the files of the tokenizer: embeddings would fetch them from the internet. */
const TOKENIZERS = 'litellm/litellm_core_utils/tokenizers';

function tokenizerSettings(folder: string): Record<string, string> {
  const lib = path.join(folder, 'lib');
  const versions = existsSync(lib) ? readdirSync(lib) : [];
  const found = versions.map((version) => path.join(lib, version, 'site-packages', TOKENIZERS)).find((dir) => existsSync(dir));
  return found ? {TIKTOKEN_CACHE_DIR: found} : {};
}

/** Settings with which a version runs what its pages show. */
export function serverSettings({version, folder}: Pick<Installation, 'version' | 'folder'>): Record<string, string> {
  const settings = {...LOGIN_SETTINGS, ...tokenizerSettings(folder)};
  if (version.startsWith('1.5.')) return settings;
  // The assistant reads the code of the components where they are installed.
  return {...settings, ...LATER_SETTINGS, LANGFLOW_DIRECTORY_COMPONENT_ALLOWED_ROOTS: folder};
}

/** The API of a running server, for what a check prepares and looks up. */
export type LangflowApi = {
  url: string;
  /** A key of the superuser, as readers make one. */
  apiKey: string;
  /** Login token of the superuser. */
  token: string;
  /** Sends JSON and reads JSON; throws where the answer is no success. */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Uploads one file as a form. */
  upload: <T>(path: string, name: string, content: string) => Promise<T>;
};

async function readJson(answer: Response, what: string): Promise<unknown> {
  const text = await answer.text();
  if (!answer.ok) throw new InputError(`${what}：服务器回答 ${answer.status} ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}

async function login(url: string, user: {username: string; password: string}): Promise<string> {
  const answer = await fetch(`${url}/api/v1/login`, {method: 'POST', body: new URLSearchParams(user)});
  return ((await readJson(answer, '登录')) as {access_token: string}).access_token;
}

/** Logs a user in and makes an API key for them, as readers do. */
export async function makeKey(url: string, user: {username: string; password: string}): Promise<{token: string; apiKey: string}> {
  const token = await login(url, user);
  const headers = {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'};
  const answer = await fetch(`${url}/api/v1/api_key/`, {method: 'POST', headers, body: '{"name": "try"}'});
  return {token, apiKey: ((await readJson(answer, '创建密钥')) as {api_key: string}).api_key};
}

/** Opens the API of a server as its superuser. */
export async function openApi(url: string): Promise<LangflowApi> {
  const {token, apiKey} = await makeKey(url, SUPERUSER);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = {'x-api-key': apiKey, ...(body === undefined ? {} : {'Content-Type': 'application/json'})};
    const send = () => fetch(url + path, {method, headers, ...(body === undefined ? {} : {body: JSON.stringify(body)})});
    // The server closes connections that rest for some seconds, perhaps just when one is used again.
    const answer = await send().catch(send);
    return (await readJson(answer, `${method} ${path}`)) as T;
  };
  const upload = async <T>(path: string, name: string, content: string): Promise<T> => {
    const body = new FormData();
    body.set('file', new Blob([content]), name);
    const send = () => fetch(url + path, {method: 'POST', headers: {'x-api-key': apiKey}, body});
    return (await readJson(await send().catch(send), `POST ${path}`)) as T;
  };
  return {url, apiKey, token, call, upload};
}
