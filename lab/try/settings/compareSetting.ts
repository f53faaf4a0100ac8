import {isSameDefault} from '../../../lib/content/sameDefault';

/** Type names on pages, and the corresponding names in the program. */
const WHOLE = ['int', 'integer', 'integer range'];
const TEXT = ['str', 'Path', 'SecretStr', 'text', 'path', 'choice', 'list', 'file'];
const TYPES: Record<string, readonly string[]> = {
  布尔值: ['bool', 'boolean'],
  Boolean: ['bool', 'boolean'],
  整数: WHOLE,
  Integer: WHOLE,
  小数: ['float'],
  Float: ['float'],
  字符串: TEXT,
  String: TEXT,
  字符串列表: ['list'],
  列表: ['list'],
  // Commands receive it as text.
  JSON: ['dict', 'text'],
  Path: ['Path', 'str', 'path', 'file', 'text'],
  路径: ['Path', 'str', 'path', 'file', 'text'],
};

// Words for a value that only the running program knows.
const TOLD_ELSEWHERE = /见说明|自动|而异|取决于|^内置/;
const UNSET = new Set(['未设置', '无', '空', '全部用户', '']);

const plain = (cell: string) => cell.replace(/`/g, '').trim();

/** Compares the type in a row with those of the program; empty if they agree. */
export function compareType(written: string, types: readonly string[]): string[] {
  const real = types.filter((name) => name !== 'None');
  const known = TYPES[plain(written)];
  if (known?.some((name) => real.includes(name))) return [];
  return [`类型：页面写 ${plain(written) || '（空）'}，程序里是 ${real.join('、')}`];
}

/** Compares the default in a row with that of the program; empty if they agree. */
export function compareValue(written: string, value: unknown): string[] {
  const text = plain(written);
  if (TOLD_ELSEWHERE.test(text)) return [];
  const isUnset = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (UNSET.has(text) ? isUnset : isSameDefault(text, value)) return [];
  return [`默认值：页面写 ${text}，程序里是 ${JSON.stringify(value)}`];
}
