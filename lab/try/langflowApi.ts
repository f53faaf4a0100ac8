import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import type {Installation} from '../langflow/types';

/** Superuser of the test servers. */
export const SUPERUSER = {username: 'langflow', password: 'langflow-try'};

/** Settings for login and for log retrieval. */
const LOGIN_SETTINGS = {
  LANGFLOW_AUTO_LOGIN: 'false',
  LANGFLOW_SUPERUSER: SUPERUSER.username,
  LANGFLOW_SUPERUSER_PASSWORD: SUPERUSER.password,
  // Without it, there are no logs to read.
  LANGFLOW_LOG_RETRIEVER_BUFFER_SIZE: '100',
};

/** OAuth registrations that pages and samples use. */
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

/** Additional settings for versions after 1.5, which does not have them. */
const LATER_SETTINGS = {
  // The mock of the model providers runs on this machine.
  LANGFLOW_SSRF_ALLOWED_HOSTS: '127.0.0.1',
  // The Workflow API and extension reloading are off by default.
  LANGFLOW_DEVELOPER_API_ENABLED: 'true',
  LANGFLOW_ENABLE_EXTENSION_RELOAD: 'true',
  // An assistant request keeps a pending write to the API key until it ends, which locks SQLite for the assistant's own flow.
  LANGFLOW_DISABLE_TRACK_APIKEY_USAGE: 'true',
  // Several users log in within one minute.
  LANGFLOW_RATE_LIMIT_ENABLED: 'false',
  // By default, the server renders coloured tracebacks, which can take minutes and blocks all other requests.
  LANGFLOW_LOG_ENV: 'container',
  // A2A, data subject requests and audit logs are off by default.
  LANGFLOW_A2A_ENABLED: 'true',
  LANGFLOW_FEATURE_DATA_SUBJECT_REQUESTS: 'true',
  LANGFLOW_AUDIT_ENABLED: 'true',
  LANGFLOW_AUTHZ_AUDIT_ENABLED: 'true',
  // Fake registrations: an authorization can be started, but never leads to Google.
  LANGFLOW_CONNECTION_OAUTH_REGISTRATIONS: JSON.stringify(OAUTH_REGISTRATIONS),
};

/** Folder of the tokenizer files in a package of Langflow; without it, embeddings would download them. */
const TOKENIZERS = 'litellm/litellm_core_utils/tokenizers';

function tokenizerSettings(folder: string): Record<string, string> {
  const lib = path.join(folder, 'lib');
  const versions = existsSync(lib) ? readdirSync(lib) : [];
  const found = versions.map((version) => path.join(lib, version, 'site-packages', TOKENIZERS)).find((dir) => existsSync(dir));
  return found ? {TIKTOKEN_CACHE_DIR: found} : {};
}

/** Settings that a version needs to run the content of its pages. */
export function serverSettings({version, folder}: Pick<Installation, 'version' | 'folder'>): Record<string, string> {
  const settings = {...LOGIN_SETTINGS, ...tokenizerSettings(folder)};
  if (version.startsWith('1.5.')) return settings;
  // The assistant reads the component code from the installation folder.
  return {...settings, ...LATER_SETTINGS, LANGFLOW_DIRECTORY_COMPONENT_ALLOWED_ROOTS: folder};
}

/** API of a running server, for preparations and queries of the checks. */
export type LangflowApi = {
  url: string;
  /** API key of the superuser, created as readers do it. */
  apiKey: string;
  /** Login token of the superuser. */
  token: string;
  /** Sends and receives JSON. Throws InputError if the status is not a success. */
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
  const send = () => fetch(`${url}/api/v1/login`, {method: 'POST', body: new URLSearchParams(user)});
  const answer = await send().catch(send);
  return ((await readJson(answer, '登录')) as {access_token: string}).access_token;
}

/** Logs in a user and creates an API key, as readers do. */
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
    // Retries once: the server closes idle connections after some seconds, possibly just when one is reused.
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
