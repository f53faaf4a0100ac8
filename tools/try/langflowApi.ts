import {InputError} from '../../lib/input/inputError';

/** Who may do everything on a server that was started for a try. */
export const SUPERUSER = {username: 'langflow', password: 'langflow-try'};

/** Settings with which a server checks who asks. */
export const LOGIN_SETTINGS = {
  LANGFLOW_AUTO_LOGIN: 'false',
  LANGFLOW_SUPERUSER: SUPERUSER.username,
  LANGFLOW_SUPERUSER_PASSWORD: SUPERUSER.password,
};

/** The API of a running server, for what a check prepares and looks up. */
export type LangflowApi = {
  url: string;
  /** A key of the superuser, as readers make one. */
  apiKey: string;
  /** Login token of the superuser. */
  token: string;
  /** Sends JSON and reads JSON; throws where the answer is no success. */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
};

async function readJson(answer: Response, what: string): Promise<unknown> {
  const text = await answer.text();
  if (!answer.ok) throw new InputError(`${what}：服务器回答 ${answer.status} ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Logs in as the superuser and makes an API key. */
export async function openApi(url: string): Promise<LangflowApi> {
  const login = await fetch(`${url}/api/v1/login`, {method: 'POST', body: new URLSearchParams(SUPERUSER)});
  const {access_token: token} = (await readJson(login, '登录')) as {access_token: string};
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = {Authorization: `Bearer ${token}`, ...(body === undefined ? {} : {'Content-Type': 'application/json'})};
    const answer = await fetch(url + path, {method, headers, ...(body === undefined ? {} : {body: JSON.stringify(body)})});
    return (await readJson(answer, `${method} ${path}`)) as T;
  };
  const {api_key: apiKey} = await call<{api_key: string}>('POST', '/api/v1/api_key/', {name: 'try'});
  return {url, apiKey, token, call};
}
