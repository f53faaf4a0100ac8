import type {MessagePlace} from './types';

/** Meanings of HTTP statuses. */
const STATUSES: Record<number, string> = {
  400: '请求的内容不合要求',
  401: '没有登录，或者登录、密钥无效',
  403: '没有权限',
  404: '要找的东西不存在，或者不属于你',
  405: '这个地址不接受这种请求方法',
  409: '与现有的内容冲突',
  410: '要找的东西已经不在了',
  413: '内容太大',
  422: '请求里有字段不合要求',
  423: '正锁着，不能改',
  424: '它依靠的另一步失败了',
  429: '请求太频繁',
  500: '服务器内部出错，原因多半在服务器的日志里',
  501: '这个功能没有实现',
  502: '上一级服务出错',
  503: '服务暂时不可用，或者没有启用',
  504: '等待超时',
};

/** Meanings of exception classes, by name. */
const CLASSES: [name: RegExp, sentence: string][] = [
  [/^(?:ImportError|ModuleNotFoundError|DoclingDependencyError)$/, '运行它要用的 Python 包没有装，或者装的版本不对'],
  [/^FileNotFoundError$/, '要读的文件不存在'],
  [/^(?:PermissionError|.*Forbidden.*|.*Denied.*)$/, '没有权限'],
  [/^(?:NotImplementedError)$/, '这个功能没有实现，或者这里不支持'],
  [/Timeout/, '等待超时'],
  [/Connection|NetworkError/, '与别的服务的连接出了问题'],
  [/NotFound|LookupError|NoResult/, '要找的东西不存在'],
  [/Conflict|Duplicate|AlreadyExists/, '与已有的内容冲突'],
  [/SSRF/, '目标地址被内网保护拦下'],
  [/Security|Unsafe/, '出于安全被拒绝'],
  [/OAuth|Auth|Credential|Token/, '身份验证或凭据有问题'],
  [/Config|Settings/, '设置有误'],
  [/^(?:ValueError|InvalidContentError|.*Validation.*|PydanticCustomError|BadParameter)$/, '给出的值不合要求，或者缺了必填的值'],
  [/^(?:TypeError)$/, '值的类型不对'],
  [/^(?:KeyError|AttributeError|IndexError)$/, '少了一个要用的字段或属性'],
  [/^ToolException$/, '智能体的工具没有执行成功'],
];

const LOG_LEVELS: Record<string, string> = {
  'log warning': '日志里的一条警告，程序会继续运行',
  'log error': '日志里的一条错误',
  'log exception': '日志里的一条错误，后面通常跟着完整的 traceback',
  'log critical': '日志里的一条严重错误',
};

const KINDS: Record<string, string> = {
  ...LOG_LEVELS,
  interface: '界面上显示的文字',
  status: '组件的状态栏里显示的文字',
  'component log': '组件的日志里显示的文字',
  command: '命令行的输出',
  result: '作为结果返回的报错，流程会继续运行',
};

/** Describes in Chinese the condition under which a message appears, only from its `kind` and HTTP status. */
export function describePlace({kind, http}: MessagePlace): string {
  if (http) return `API 以状态码 ${http} 拒绝了请求：${STATUSES[http] ?? '请求没有成功'}`;
  const known = KINDS[kind];
  if (known) return known;
  const sentence = CLASSES.find(([name]) => name.test(kind))?.[1];
  return sentence
    ? `程序抛出的异常 ${kind}：${sentence}`
    : /Error|Exception|Warning/.test(kind)
      ? `程序抛出的异常 ${kind}`
      : '程序拒绝了这一步操作';
}

/** Names of Langflow environment variables in a text. */
export const settingsIn = (text: string): string[] => [...new Set(text.match(/\bLANGFLOW_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [])];
