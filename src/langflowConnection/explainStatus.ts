import {isObject} from '../../lib/input/isObject';
import {cutText} from '../../lib/text/cutText';

/** What went wrong and what the reader can do, in Chinese. */
export type Explanation = {title: string; lines: string[]};

const MAX_ITEMS = 20;
const MAX_TEXT = 300;

/** A value of any shape as text: proxies and other programs answer 422 in their own forms. */
const textOf = (value: unknown): string =>
  cutText(typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value), MAX_TEXT, '……');

const PLACES: Record<string, string> = {path: '路径参数', query: '查询参数', body: '请求体', header: '请求头'};

const MEANINGS: [RegExp, string][] = [
  [/^(value_error\.)?missing$/, '缺少必填项'],
  [/uuid/, '不是有效的 UUID'],
  [/^int_/, '应为整数'],
  [/^float_|^decimal_/, '应为数字'],
  [/^bool_/, '应为 true 或 false'],
  [/^string_type$/, '应为字符串'],
  [/^string_too_short$/, '太短'],
  [/^string_too_long$/, '太长'],
  [/^(list|array)_type$/, '应为数组'],
  [/^(dict|model|model_attributes)_type$/, '应为对象'],
  [/^(enum|literal_error)$/, '不是允许的值'],
  [/^json_invalid$/, '不是有效的 JSON'],
  [/^datetime_/, '不是有效的日期时间'],
  [/^greater_than/, '太小'],
  [/^less_than/, '太大'],
  [/^extra_forbidden$/, '是不认识的字段'],
];

function describeItem(item: unknown): string {
  if (!isObject(item)) return textOf(item);
  const {loc, msg, type} = item;
  if (loc === undefined && msg === undefined) return textOf(item);
  const [place, ...rest] = Array.isArray(loc) ? loc.map(textOf) : [textOf(loc)];
  const where = [PLACES[place ?? ''] ?? place, rest.join('.')].filter(Boolean).join(' ');
  const meaning = MEANINGS.find(([pattern]) => pattern.test(textOf(type)))?.[1];
  const original = textOf(msg);
  return `${where || '请求'}：${meaning ?? original}${meaning && original ? `（${original}）` : ''}`;
}

function detailOf(body: unknown): unknown {
  return isObject(body) ? body.detail : undefined;
}

function explainValidation(body: unknown): Explanation {
  const detail = detailOf(body);
  const items = Array.isArray(detail) ? detail : [detail];
  const named = items.slice(0, MAX_ITEMS).map(describeItem).filter(Boolean);
  const lines = items.length > MAX_ITEMS ? [...named, `还有 ${items.length - MAX_ITEMS} 处，请看下面的响应。`] : named;
  return {title: '参数没有通过服务器的校验（422）', lines: lines.length > 0 ? lines : ['服务器没有说明是哪个字段，请看下面的响应。']};
}

function explainAccess(status: number, hasKey: boolean, takesKey: boolean): Explanation {
  const keyAdvice = hasKey
    ? '检查 API 密钥是否完整、是否已被删除，以及它是否属于这台服务器。'
    : takesKey
      ? '在上面填写 API 密钥。在 Langflow 的 Settings → Langflow API Keys 页面可以创建密钥。'
      : '这个操作不接受 API 密钥，要先登录。';
  return {
    title: status === 401 ? '没有通过身份验证（401）' : '没有权限（403）',
    lines: [
      keyAdvice,
      ...(status === 403 && hasKey ? ['密钥有效时，403 表示它的用户没有权限，例如不是管理员，或者资源属于别的用户。'] : []),
    ],
  };
}

const OTHERS: Record<number, Explanation> = {
  404: {title: '找不到（404）', lines: ['检查路径参数里的 ID 是否存在、是否属于当前用户；也可能这台服务器的版本没有这个操作。']},
  405: {title: '方法不允许（405）', lines: ['这台服务器的版本可能不支持这个操作，或者基础 URL 里多了一段路径。']},
  413: {
    title: '内容过大（413）',
    lines: ['文件超过了服务器的上限，见环境变量 LANGFLOW_MAX_FILE_SIZE_UPLOAD；反向代理也可能有自己的上限。'],
  },
  429: {title: '请求太频繁（429）', lines: ['过一会儿再试。']},
  501: {title: '未实现（501）', lines: ['服务器没有启用这个功能。']},
};

const WEB_PAGE: Explanation = {
  title: '收到的是一张网页，不是 API 的响应',
  lines: [
    '路径不存在，或者路径参数里的 ID 不存在时，带界面的 Langflow 会返回它自己的界面（HTML）。',
    '检查 ID 和基础 URL，也检查这台服务器的版本有没有这个操作。',
  ],
};

/** What is known about a response. */
export type ResponseStatus = {status: number; body: unknown; text: string; hasKey: boolean; takesKey: boolean};

/** Explains an error response, or a web page sent instead of an API response. Returns nothing for success. */
export function explainStatus({status, body, text, hasKey, takesKey}: ResponseStatus): Explanation | undefined {
  if (status < 400) return /^\s*<(?:!doctype html|html)/i.test(text) ? WEB_PAGE : undefined;
  if (status === 422) return explainValidation(body);
  if (status === 401 || status === 403) return explainAccess(status, hasKey, takesKey);
  if (OTHERS[status]) return OTHERS[status];
  return status >= 500
    ? {title: `服务器出错（${status}）`, lines: ['请求已经送达，处理时出了错。原因通常在下面的响应和服务器的日志里。']}
    : {title: `请求没有成功（${status}）`, lines: ['原因见下面的响应。']};
}
