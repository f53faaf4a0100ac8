declare const checked: unique symbol;

/** Absolute address of a Langflow server, without a slash at the end. Only `parseServerAddress` makes one, so no request is built from raw text. */
export type ServerAddress = string & {readonly [checked]: true};

/** What a reader typed as the address of a server: the address that requests use, or why it is refused. */
export type ParsedAddress = {address: ServerAddress; problem?: undefined} | {address?: undefined; problem: string};

/** Address of a local Langflow with default settings. */
export const DEFAULT_BASE = 'http://localhost:7860' as ServerAddress;

/** Longer addresses are pasted by mistake. */
const MOST_CHARACTERS = 2000;
const SPACE = /[\p{Z}\p{Cc}]/u;
const FULL_WIDTH = /[\uff01-\uff5e\u3002]/;
/** Schemes of the Fetch standard whose addresses the parser completes when slashes are missing or turned. */
const SCHEME = /^https?:/i;

function explainInvalid(text: string): string {
  if (!SCHEME.test(text)) {
    const hint = FULL_WIDTH.test(text) ? '；里面有全角字符，请改用半角' : '';
    return `应以 http:// 或 https:// 开头，例如 ${DEFAULT_BASE}${hint}`;
  }
  if (FULL_WIDTH.test(text)) return '里面有全角字符（如 ：），请改用半角';
  const port = /^https?:[\\/]*(?:\[[^\]]*\]|[^\\/:?#]*):([^\\/?#]*)/i.exec(text)?.[1];
  if (port && !(/^\d+$/.test(port) && Number(port) <= 65_535))
    return '端口应为 0 到 65535 的数字；IPv6 地址要写在方括号里，如 http://[::1]:7860';
  return `应为完整的地址，例如 ${DEFAULT_BASE}`;
}

/**
 * Turns what a reader typed into the absolute address of a server. The result does not depend on the page: browsers resolve `http:host`
 * relative to a page with the same scheme, which would send the request, with its API key, to this site.
 */
export function parseServerAddress(typed: string): ParsedAddress {
  const text = typed.replace(/^[\p{Z}\p{Cc}]+|[\p{Z}\p{Cc}]+$/gu, '');
  if (text.length > MOST_CHARACTERS) return {problem: `太长（超过 ${MOST_CHARACTERS} 个字符），应为服务器的地址，例如 ${DEFAULT_BASE}`};
  // The parser would drop tabs and line breaks.
  if (SPACE.test(text)) return {problem: '里面有空格或换行，请去掉'};
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return {problem: explainInvalid(text)};
  }
  if (!SCHEME.test(text)) return {problem: explainInvalid(text)};
  if (url.username || url.password) return {problem: '地址里不要写用户名和密码'};
  if (/[?#]/.test(text)) return {problem: '地址里不要带 ? 或 # 之后的部分'};
  return {address: (url.origin + url.pathname).replace(/\/+$/, '') as ServerAddress};
}
