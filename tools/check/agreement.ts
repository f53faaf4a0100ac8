import type {Problem} from './types';

/** Name of the check in messages and in `translation/exceptions.yml`. */
export const AGREEMENT_RULE = '各页一致';

/** A page with the version that it is about. */
export type VersionedPage = {file: string; source: string; version: string};

/** One fact as one page states it: of the subject (`LANGFLOW_HOST`, an error message), this value. */
type Statement = {subject: string; value: string; file: string; line: number; excerpt: string};

const FENCE = /^ *(```+|~~~+)[^\n]*\n[\s\S]*?^ *\1 *$/gm;
const NAME = /`(LANGFLOW_[A-Z0-9_]+)`/g;
const UNSET = '未设置';
/** `默认 X`, `默认是 X`, `默认值：X`; what follows the value must not say that it holds only sometimes. */
const DEFAULT = /默认(?:值)?(?:是|为|：)? ?(?:`([^`]+)`|(未设置|无(?=[，。；）|]|$)))(?! ?(?:秒|天|个)?(?:或|；[^。]*时))/;
/** `返回 409 和 <message>` or `409 <message>`. */
const STATUS = /(?:返回|状态码(?:是|为)?) ?`?([1-5]\d\d)`?(?: 和|：|，消息是)? ?`([^`]{16,})`/g;

/** Numbers, truth values and quotes are written in several ways that mean the same. */
const normalize = (value: string) =>
  /^(?:未设置|无|空|None|null|""|''|\[\]|\{\})$/.test(value.trim())
    ? UNSET
    : value
        .trim()
        .replace(/^["']|["']$/g, '')
        .replace(/(?<=\d),(?=\d{3})/g, '')
        .replace(/^(\d+)\.0+$/, '$1')
        .toLowerCase();

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const namesIn = (text: string) => [...text.matchAll(NAME)].map((match) => match[1] as string);

/** A row of a table whose header has a column of defaults. */
function readRow(line: string, column: number): Pick<Statement, 'subject' | 'value'>[] {
  const [first = '', ...rest] = cellsOf(line);
  const names = namesIn(first);
  const cell = rest[column - 1] ?? '';
  const value = /^`([^`]+)`$/.exec(cell)?.[1] ?? /^(?:未设置|无)$/.exec(cell)?.[0];
  return names.length === 1 && value !== undefined ? [{subject: names[0] as string, value: normalize(value)}] : [];
}

/** Sentences that name one setting and give one default. */
function readSentences(line: string): Pick<Statement, 'subject' | 'value'>[] {
  return line.split(/(?<=[。；])/).flatMap((sentence) => {
    const names = new Set(namesIn(sentence));
    const found = DEFAULT.exec(sentence);
    const name = [...names][0];
    if (names.size !== 1 || !found || name === undefined || sentence.indexOf(name) > found.index) return [];
    return [{subject: name, value: normalize((found[1] ?? found[2]) as string)}];
  });
}

const readStatuses = (line: string) =>
  [...line.matchAll(STATUS)].map(({1: code, 2: message}) => ({subject: message as string, value: code as string}));

/** What the prose and the tables of a page state; samples are other people's settings. */
function readStatements({file, source}: VersionedPage): Statement[] {
  const text = source.replace(FENCE, (block) => block.replace(/[^\n]/g, ''));
  let column = -1;
  return text.split('\n').flatMap((line, index) => {
    const isRow = line.trim().startsWith('|');
    const header = isRow ? cellsOf(line).findIndex((cell) => /^默认值?$/.test(cell)) : -1;
    if (!isRow) column = -1;
    else if (header > 0) column = header;
    const found = [...(column > 0 ? readRow(line, column) : readSentences(line)), ...readStatuses(line)];
    return found.map((statement) => ({...statement, file, line: index + 1, excerpt: line}));
  });
}

const placeOf = ({file, line}: Statement) => `${file}:${line}`;

/** The statements on one subject against the first of them. */
function compare([first, ...others]: Statement[]): Problem[] {
  if (!first) return [];
  return others
    .filter(({value}) => value !== first.value)
    .map(({subject, value, file, line, excerpt}) => ({
      ...{file, line, excerpt, offset: 0, rule: AGREEMENT_RULE},
      message: `${subject} 这里是 ${value}，${placeOf(first)} 是 ${first.value}`,
      fix: '查程序里的值，两处写成一样；条件不同就写明条件',
    }));
}

/**
 * Compares what the pages of one version say of the same thing: defaults of settings, and the status codes of error messages.
 * Answers a problem for each page that says otherwise than the first one, with the places of both.
 */
export function findDisagreements(pages: readonly VersionedPage[]): Problem[] {
  const bySubject = new Map<string, Statement[]>();
  for (const page of pages) {
    for (const statement of readStatements(page)) {
      const key = `${page.version} ${statement.subject}`;
      bySubject.set(key, [...(bySubject.get(key) ?? []), statement]);
    }
  }
  return [...bySubject.values()].flatMap(compare);
}
