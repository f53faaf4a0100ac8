const ERROR_WORDS =
  /error|exception|traceback|fail|invalid|cannot|can't|could not|unable|must|required|not (?:found|set|allowed|installed|supported)|denied|refused|missing|exceed|unsupported|blocked|forbidden|unauthori[sz]ed|timed? ?out|no such|unexpected|locked|already|closed|mismatch|\bno \w+/i;
const CHINESE_ERROR_WORDS = /失败|错误|出错|无法|不能|必须|无效|未找到|找不到|不允许|超时|拒绝|不存在|异常/;
const LEAST_LATIN = 12;
const LEAST_CHINESE = 6;

/** Whether a query looks like a message of a program and not like search words. */
export function looksLikeMessage(query: string): boolean {
  const text = query.trim();
  const latinWords = text.match(/[A-Za-z][A-Za-z'_]+/g) ?? [];
  if (latinWords.length >= 2 && text.length >= LEAST_LATIN && ERROR_WORDS.test(text)) return true;
  return (text.match(/\p{Script=Han}/gu) ?? []).length >= LEAST_CHINESE && CHINESE_ERROR_WORDS.test(text);
}
