/** Address of a local Langflow with default settings. */
export const DEFAULT_BASE = 'http://localhost:7860';

/** Checks the address of a Langflow server. */
export function checkBase(base: string): string[] {
  let url: URL;
  try {
    url = new URL(base);
  } catch {
    return ['应为完整的地址，例如 http://localhost:7860'];
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return ['应以 http:// 或 https:// 开头'];
  if (url.username || url.password) return ['地址里不要写用户名和密码'];
  return url.search || url.hash ? ['地址里不要带 ? 或 # 之后的部分'] : [];
}
