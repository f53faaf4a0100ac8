const WORDS: Record<string, unknown> = {
  启用: true,
  '启用（true）': true,
  开启: true,
  开: true,
  关: false,
  禁用: false,
  '禁用（false）': false,
  关闭: false,
  空: '',
  空字符串: '',
};
const ESCAPES: Record<string, string> = {'\\n': '\n', '\\t': '\t', '\\r': '\r'};

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0) ||
  value === '__UNDEFINED__';

/** Spellings of a value that pages may use. */
function spellings(value: unknown): string[] {
  if (typeof value === 'boolean') return [String(value), value ? 'True' : 'False'];
  if (typeof value === 'number') return [String(value), value.toFixed(1), value.toFixed(2)];
  if (Array.isArray(value))
    return [
      JSON.stringify(value),
      `[${value.map((one) => JSON.stringify(one)).join(', ')}]`,
      value.join(', '),
      value.join(','),
      value.length === 1 ? String(value[0]) : '',
    ];
  if (typeof value === 'object' && value !== null) {
    const spaced = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
    return [JSON.stringify(value), spaced, spaced.replace(/^([[{]) | ([\]}])$/g, '$1$2')];
  }
  return [String(value)];
}

const plain = (text: string) =>
  text
    .replace(/\\[ntr]/g, (pair) => ESCAPES[pair] ?? pair)
    .replace(/^["']|["']$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether a default written on a page (without backticks) equals the program's default.
 *
 * @param value as JSON value
 */
export function isSameDefault(written: string, value: unknown): boolean {
  if (written in WORDS) {
    const meant = WORDS[written];
    return meant === '' || meant === false ? isEmpty(value) || value === meant : value === meant;
  }
  if (isEmpty(value)) return ['', 'None', 'null', '{}', '[]', '""', "''"].includes(written);
  const numbers = [Number(written.replace(/[,_]/g, '')), typeof value === 'boolean' ? Number.NaN : Number(value)];
  if (written.trim() !== '' && numbers[0] === numbers[1]) return true;
  return spellings(value).some((spelling) => spelling === written || plain(spelling) === plain(written));
}
