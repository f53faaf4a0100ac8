const SESSION_KEY = 'langflow-api.key';

// Kept in this module: it lives as long as the tab and is stored only if the reader asks for it.
let inMemory = '';

/** Returns the API key that the reader entered in this tab. */
export function readApiKey(): {key: string; isKept: boolean} {
  const kept = readSession();
  if (kept) inMemory = kept;
  return {key: inMemory, isKept: kept !== ''};
}

const NAMES: Record<string, string> = {
  '\u00a0': '不换行空格',
  '\u200b': '零宽空格',
  '\u200c': '零宽不连字',
  '\u200d': '零宽连字',
  '\u2028': '行分隔符',
  '\u3000': '全角空格',
  '\ufeff': '字节顺序标记',
  '\n': '换行',
  '\r': '换行',
  '\t': '制表符',
  ' ': '空格',
};

/** Describes a character so that readers can find it; invisible characters get a name. */
function nameCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[character] ?? (/[\p{C}\p{Z}]/u.test(character) ? '看不见的字符' : `“${character}”`);
  return `${name}（${code}）`;
}

/** Servers reject longer headers, and browsers do not tell why: keys of Langflow have 46 characters. */
const MOST_CHARACTERS = 4096;

/** Checks that a key can be sent in a header. Text copied from a page may contain characters that neither headers nor keys allow. */
export function checkApiKey(key: string): string[] {
  // Browsers trim these from header values.
  const sent = key.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
  if (sent === '') return key === '' ? [] : ['密钥里只有空格'];
  if (sent.length > MOST_CHARACTERS) return [`太长：有 ${sent.length} 个字符，Langflow 的密钥只有几十个，请重新复制`];
  const wrong = [...sent].find((character) => !/[\x21-\x7e]/.test(character));
  if (!wrong) return [];
  return [`第 ${[...key].indexOf(wrong) + 1} 个字符是${nameCharacter(wrong)}，密钥里不会有，请重新复制`];
}

/** Keeps the API key in memory and, only if asked, in the tab's session storage. */
export function storeApiKey(key: string, keep: boolean): void {
  inMemory = key;
  try {
    if (keep && key) sessionStorage.setItem(SESSION_KEY, key);
    else sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage, the key is kept until the page is reloaded.
  }
}

function readSession(): string {
  try {
    return sessionStorage.getItem(SESSION_KEY) ?? '';
  } catch {
    return '';
  }
}
