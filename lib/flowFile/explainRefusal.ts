import {explainRedirect, RedirectedError} from '../connection/fetchServer';
import {EndlessAnswerError, LoginNeededError, NotLangflowError, RefusedError} from './openServer';

/** Why an import failed, and what the reader can do. */
export type ImportRefusal = {title: string; lines: string[]};

const KEY_PLACE = '在 Langflow 的 Settings → Langflow API Keys 页面可以创建密钥。';

function explainStatus({path, status, message}: RefusedError, hasKey: boolean): ImportRefusal {
  const said = `服务器对 ${path} 的答复：${message}`;
  if (status === 401 || status === 403) {
    return hasKey
      ? {title: `服务器不接受这个 API 密钥（${status}）`, lines: ['检查密钥是否完整、是否已被删除，以及它是否属于这台服务器。', KEY_PLACE]}
      : {title: `服务器要求 API 密钥（${status}）`, lines: ['填写 API 密钥再试。', KEY_PLACE]};
  }
  if (status === 413)
    return {title: '服务器嫌流程文件太大（413）', lines: ['Langflow 前面的反向代理可能限制了请求的大小：调大它的上限再试。', said]};
  if (status === 404 || status === 405)
    return {title: '这台服务器没有需要的接口', lines: ['检查地址里是否多了一段路径，以及 Langflow 的版本是不是太旧。', said]};
  return status >= 500
    ? {title: `服务器出错（${status}）`, lines: ['流程没有导入。原因通常在服务器的日志里。', said]}
    : {title: `服务器没有接受（${status}）`, lines: [said]};
}

/** Explains why a server refused a request. Undefined for errors that are not a response of the server. */
export function explainRefusal(error: unknown, base: string, hasKey: boolean): ImportRefusal | undefined {
  if (error instanceof LoginNeededError) {
    return {
      title: '这台服务器要登录',
      lines: ['它没有开启自动登录（1.13 默认如此）：用你的账号登录 Langflow，创建一个 API 密钥，填在上面再试。', KEY_PLACE],
    };
  }
  if (error instanceof NotLangflowError) {
    return {
      title: `${base} 有答复，但不像是 Langflow`,
      lines: ['检查端口，以及地址里是否多了或少了一段路径；在浏览器里直接打开这个地址，应当看到 Langflow 的界面。'],
    };
  }
  // Browsers do not tell where to; the caller may find out.
  if (error instanceof RedirectedError && error.target !== undefined) return explainRedirect(error, base);
  if (error instanceof EndlessAnswerError) {
    return {title: `${base} 的答复没有尽头，已停止接收`, lines: ['它可能不是 Langflow：检查端口和路径。']};
  }
  return error instanceof RefusedError ? explainStatus(error, hasKey) : undefined;
}
