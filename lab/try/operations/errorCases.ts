import type {Operation} from '../../../lib/openapi/openApi';
import type {RequestModel} from '../../../plugins/api-reference/types';
import type {LangflowApi} from '../langflowApi';
import {warn} from '../warn';
import type {SpecialCase} from './specialCases';

/** A request that must fail, and the expected status. */
type ErrorCase = {status: number; what: string; path: string; headers: Record<string, string>; body?: string | FormData};

const FORBIDDEN = 403;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const WRONG = 'not-a-uuid';
const TIMEOUT = 20_000;

const isUuidField = ({in: place, format}: RequestModel['fields'][number]) => place === 'path' && format === 'uuid';

function withQuery(model: RequestModel, path: string): string {
  const needed = model.fields.filter((field) => field.in === 'query' && field.required).map(({name}) => `${name}=${NOBODY}`);
  return needed.length > 0 ? `${path}?${needed.join('&')}` : path;
}

function bodyOf(model: RequestModel): ErrorCase['body'] {
  if (model.body?.kind === 'json') return model.body.example;
  if (model.body?.kind !== 'multipart') return undefined;
  const form = new FormData();
  form.append('file', new Blob(['示例文本']), 'a.txt');
  return form;
}

function headersOf(model: RequestModel, identity: Record<string, string>): Record<string, string> {
  return {...identity, ...(model.body?.kind === 'json' ? {'Content-Type': 'application/json'} : {})};
}

/** Input for the error cases of an operation; `path` has ids that exist. */
export type ErrorCaseInput = {operation: Operation; model: RequestModel; path: string; apiKey: string};

/** Whether the operation also accepts anonymous requests. */
const isOpen = ({object}: Operation) => object.security?.some((one) => Object.keys(one).length === 0) ?? false;

/** Lists requests that cause the errors on the page of an operation. */
export function listErrorCases({operation, model, path, apiKey}: ErrorCaseInput): (ErrorCase & {isStated: boolean})[] {
  const stated = new Set(Object.keys(operation.object.responses ?? {}).map(Number));
  const known = {'x-api-key': apiKey};
  const body = bodyOf(model);
  const request = (status: number, what: string, identity: Record<string, string>, more: Partial<ErrorCase> = {}): ErrorCase => ({
    status,
    what,
    path,
    headers: headersOf(model, identity),
    ...(body !== undefined && {body}),
    ...more,
  });
  const withId = (id: string) => ({path: withQuery(model, model.path.replace(/\{[^}]+\}/g, id))});
  const hasIds = model.fields.some(isUuidField);
  const all: (ErrorCase | false)[] = [
    model.auth && request(403, '没有密钥', {}),
    model.auth && request(403, '密钥不对', {'x-api-key': 'sk-wrong'}),
    stated.has(401) && model.auth && request(401, '登录令牌不对', {Authorization: 'Bearer wrong'}),
    hasIds && request(404, '没有这个 ID', known, withId(NOBODY)),
    hasIds && request(422, 'ID 不是 UUID', known, withId(WRONG)),
    model.body?.kind === 'json' && request(422, '请求体不是 JSON', known, {body: '{'}),
  ];
  // Without a key, the program responds with 403: a page that does not document this is also wrong.
  return all.flatMap((one) =>
    one && (stated.has(one.status) || (one.status === FORBIDDEN && !isOpen(operation))) ? [{...one, isStated: stated.has(one.status)}] : [],
  );
}

const send = (url: string, method: string, {headers, body, what}: ErrorCase) =>
  fetch(url, {
    method: method.toUpperCase(),
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    ...(body === undefined ? {} : {body}),
  }).catch(warn(`${method.toUpperCase()} ${url}`, `没有回答（${what}）`));

/** Sends requests that must fail. Returns one line for each response that differs from the page. */
export async function checkErrors(
  cases: readonly (ErrorCase & {isStated: boolean})[],
  {method, api, special}: {method: string; api: LangflowApi; special: SpecialCase},
): Promise<string[]> {
  const problems: string[] = [];
  for (const errorCase of cases) {
    const {status, what, path, isStated} = errorCase;
    if (special.uncheckedErrors?.includes(status)) continue;
    // Retries once: the server closes idle connections, possibly just when one is reused, before it has received the request.
    const ask = () => send(api.url + path, method, errorCase);
    const answer = (await ask()) ?? (await ask());
    if (answer?.status === status && !isStated) problems.push(`${what}：程序回答 ${status}，页面没有写`);
    if (answer?.status !== status) problems.push(`${what}：页面写 ${status}，程序回答 ${answer?.status ?? '（没有回答）'}`);
    await answer?.body?.cancel();
  }
  return problems;
}
