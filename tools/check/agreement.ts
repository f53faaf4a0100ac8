import {programFile, readProgramData} from '../../lib/content/programData';
import type {DocsVersion} from '../../lib/content/versions';
import {must} from '../../lib/input/must';
import type {PageParts, PageTable} from '../../lib/pages/types';
import {releaseOf} from '../../lib/versionData/releases';
import type {CheckProblem} from './types';

/** Name of the check in messages and in `translation/exceptions.yml`. */
export const AGREEMENT_RULE = '各页一致';

/** What one page states, and the version that it is about. */
export type PageStatements = {file: string; version: string; statements: Statement[]};

/** One fact as one page states it: of the subject (`LANGFLOW_HOST`, an error message), this value. */
export type Statement = {subject: string; value: string; line: number; excerpt: string};

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

/** `LANGFLOW_A` or several of them, and the mark of the version. */
const SINCE = /((?:`LANGFLOW_[A-Z0-9_]+`(?:、| 和 )?)+) ?<Since v="([\d.]+)" ?\/>/g;
/** Directives of nginx on which a reader's requests depend: one recommendation on all pages. */
const NGINX = /^\s*((?:proxy_(?:read_timeout|send_timeout|buffering|http_version)|client_max_body_size|ssl_protocols)) +([^;]+);/;

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

const namesIn = (text: string) => [...text.matchAll(NAME)].map((match) => must(match[1], 'a group of the expression'));

type Fact = Pick<Statement, 'subject' | 'value'>;

/** A row of a table whose header has a column of defaults. */
function readRow([first = '', ...rest]: readonly string[], column: number): Fact[] {
  const names = namesIn(first);
  const cell = rest[column - 1] ?? '';
  const value = /^`([^`]+)`$/.exec(cell)?.[1] ?? /^(?:未设置|无)$/.exec(cell)?.[0];
  return names.length === 1 && value !== undefined ? [{subject: must(names[0], 'one name'), value: normalize(value)}] : [];
}

/** Sentences that name one setting and give one default. */
function readSentences(line: string): Fact[] {
  return line.split(/(?<=[。；])/).flatMap((sentence) => {
    const names = new Set(namesIn(sentence));
    const found = DEFAULT.exec(sentence);
    const name = [...names][0];
    if (names.size !== 1 || !found || name === undefined || sentence.indexOf(name) > found.index) return [];
    return [{subject: name, value: normalize((found[1] ?? found[2]) as string)}];
  });
}

const sinceFact = (name: string, release: string): Fact => ({subject: `${name} 最早的版本`, value: releaseOf(release)});

/** The versions from which settings exist: of each name right before the mark. */
const readSince = (line: string): Fact[] =>
  [...line.matchAll(SINCE)].flatMap(({1: names = '', 2: version = ''}) => namesIn(names).map((name) => sinceFact(name, version)));

const readStatuses = (line: string) =>
  [...line.matchAll(STATUS)].map(({1: code, 2: message}) => ({subject: message as string, value: code as string}));

/** What a sentence allows at most or asks for at least. */
function readLimits(line: string): Fact[] {
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
const readVersions = (line: string): Fact[] => [
  ...[...line.matchAll(PIN)].map(({1: name, 2: version}) => ({subject: `安装的 ${name}`, value: version as string})),
  ...[...line.matchAll(IMAGE)].map(({1: name, 2: tag}) => ({subject: `镜像 ${name} 的标签`, value: tag as string})),
];

function readDirectives(line: string): Fact[] {
  const [, name, value] = NGINX.exec(line) ?? [];
  return name && value ? [{subject: `nginx 的 ${name}`, value: value.trim()}] : [];
}

const locate = (facts: readonly Fact[], line: number, excerpt: string): Statement[] => facts.map((fact) => ({...fact, line, excerpt}));

/** What the samples of a page state; their settings are other people's. */
const readSamples = (samples: PageParts['samples']): Statement[] =>
  samples.flatMap(({text, line, language}) => {
    const read = language === 'nginx' ? readDirectives : readVersions;
    return text.split('\n').flatMap((excerpt, index) => locate(read(excerpt), line + 1 + index, excerpt));
  });

function readTable({header, rows}: PageTable): Statement[] {
  const column = header.findIndex((cell) => /^默认值?$/.test(cell));
  return rows.flatMap(({cells, line}) => {
    const text = cells.join(' | ');
    const facts = [
      ...(column > 0 ? readRow(cells, column) : readSentences(text)),
      ...readSince(text),
      ...readStatuses(text),
      ...readLimits(text),
    ];
    return locate(facts, line, text);
  });
}

/** Reads what the prose, the tables and the samples of a page state. */
export const readStatements = ({texts, tables, samples}: Pick<PageParts, 'texts' | 'tables' | 'samples'>): Statement[] => [
  ...texts.flatMap(({text, line}) =>
    locate([...readSentences(text), ...readSince(text), ...readStatuses(text), ...readLimits(text)], line, text),
  ),
  ...tables.flatMap(readTable),
  ...readSamples(samples),
];

type Located = Statement & {file: string};

const placeOf = ({file, line}: Located) => `${file}:${line}`;

/** The statements on one subject against the first of them. */
function compare([first, ...others]: Located[]): CheckProblem[] {
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
 * Compares what the pages of one version say of the same thing: defaults of settings and since when they exist, limits, the status codes
 * of error messages, the versions of packages and images in commands, and directives of nginx.
 * Answers a problem for each page that says otherwise than the first one, with the places of both.
 */
export function findDisagreements(pages: readonly PageStatements[]): CheckProblem[] {
  const bySubject = new Map<string, Located[]>();
  for (const {file, version, statements} of pages) {
    for (const statement of statements) {
      const key = `${version} ${statement.subject}`;
      const known = bySubject.get(key);
      if (known) known.push({...statement, file});
      else bySubject.set(key, [{...statement, file}]);
    }
  }
  return [...bySubject.values()].flatMap(compare);
}

/** What the program's own record of a version states of its settings; the pages are compared with it, too. */
export function programStatements(version: DocsVersion): PageStatements {
  const settings = Object.entries(readProgramData(version, 'settings')?.settings ?? {});
  const facts = settings.map(([name, {since}]) => sinceFact(name, since));
  return {file: programFile(version, 'settings'), version: version.label, statements: locate(facts, 1, '')};
}
