import {must} from '../../lib/input/must';
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
/** `最多 20 个字符`, `上限是 1024 MB`, `至少 5 秒`: what may be no more or no less, of the thing named last before it. */
const LIMIT =
  /(最多|上限(?:默认)?(?:是|为)?|不(?:能)?超过|最大(?:是|为)?|至少|不(?:能)?小于|最小(?:是|为)?)[^\d。]{0,6}?`?(\d[\d,.]*)`? ?(KB|MB|GB|字节|个?字符|秒|分钟|小时|天|[次条行个])/g;
const NAMED = /`([\w./-]+)`|\*\*([\w ]+)\*\*/g;
/** Units in which one limit may be written, with the number of the smallest. */
const UNITS: Record<string, [unit: string, size: number]> = {
  KB: ['字节', 1024],
  MB: ['字节', 1024 ** 2],
  GB: ['字节', 1024 ** 3],
  个字符: ['字符', 1],
  分钟: ['秒', 60],
  小时: ['秒', 3600],
  天: ['秒', 86_400],
};
/** `package[extra]==1.2`, and `folder/image:1.2` after the words that precede an image. */
const PIN = /(?<![\w/.-])([A-Za-z][\w.-]*)(?:\[[^\]]*\])?==(\d[\w.]*)/g;
const IMAGE = /(?:\bimage:\s*["']?|\bFROM\s+|\bdocker (?:run|pull)\s[^#]*?|^\s*)((?:[\w-]+\/)*[\w-]+):(\d+\.?[\w.-]*)(?=["'\s`\\]|$)/g;

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

const namesIn = (text: string) => [...text.matchAll(NAME)].map((match) => must(match[1], 'a group of the expression'));

/** A row of a table whose header has a column of defaults. */
function readRow(line: string, column: number): Pick<Statement, 'subject' | 'value'>[] {
  const [first = '', ...rest] = cellsOf(line);
  const names = namesIn(first);
  const cell = rest[column - 1] ?? '';
  const value = /^`([^`]+)`$/.exec(cell)?.[1] ?? /^(?:未设置|无)$/.exec(cell)?.[0];
  return names.length === 1 && value !== undefined ? [{subject: must(names[0], 'one name'), value: normalize(value)}] : [];
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

/** What a sentence allows at most or asks for at least. */
function readLimits(line: string): Pick<Statement, 'subject' | 'value'>[] {
  return line.split(/(?<=[。；|])/).flatMap((sentence) =>
    [...sentence.matchAll(LIMIT)].flatMap(({index, 1: word, 2: count, 3: written}) => {
      const named = [...sentence.slice(0, index).matchAll(NAMED)].at(-1);
      if (!named) return [];
      const [unit, size] = UNITS[written as string] ?? [written, 1];
      const kind = /至少|小/.test(word as string) ? '下限' : '上限';
      const value = String(Number((count as string).replaceAll(',', '')) * size);
      return [{subject: `${named[1] ?? named[2]} 的${kind}（${unit}）`, value}];
    }),
  );
}

/** The versions that a line of a sample installs, pulls or builds on. */
const readVersions = (line: string): Pick<Statement, 'subject' | 'value'>[] => [
  ...[...line.matchAll(PIN)].map(({1: name, 2: version}) => ({subject: `安装的 ${name}`, value: version as string})),
  ...[...line.matchAll(IMAGE)].map(({1: name, 2: tag}) => ({subject: `镜像 ${name} 的标签`, value: tag as string})),
];

/** What the samples of a page state; their settings are other people's. */
function readSamples({file, source}: VersionedPage): Statement[] {
  return [...source.matchAll(FENCE)].flatMap((block) => {
    const before = source.slice(0, block.index).split('\n').length;
    return block[0]
      .split('\n')
      .flatMap((excerpt, index) => readVersions(excerpt).map((statement) => ({...statement, file, line: before + index, excerpt})));
  });
}

/** What the prose and the tables of a page state. */
function readProse({file, source}: VersionedPage): Statement[] {
  const text = source.replace(FENCE, (block) => block.replace(/[^\n]/g, ''));
  let column = -1;
  return text.split('\n').flatMap((line, index) => {
    const isRow = line.trim().startsWith('|');
    const header = isRow ? cellsOf(line).findIndex((cell) => /^默认值?$/.test(cell)) : -1;
    if (!isRow) column = -1;
    else if (header > 0) column = header;
    const found = [...(column > 0 ? readRow(line, column) : readSentences(line)), ...readStatuses(line), ...readLimits(line)];
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
 * Compares what the pages of one version say of the same thing: defaults of settings, limits, the status codes of error messages, and
 * the versions of packages and images in commands.
 * Answers a problem for each page that says otherwise than the first one, with the places of both.
 */
export function findDisagreements(pages: readonly VersionedPage[]): Problem[] {
  const bySubject = new Map<string, Statement[]>();
  for (const page of pages) {
    for (const statement of [...readProse(page), ...readSamples(page)]) {
      const key = `${page.version} ${statement.subject}`;
      bySubject.set(key, [...(bySubject.get(key) ?? []), statement]);
    }
  }
  return [...bySubject.values()].flatMap(compare);
}
