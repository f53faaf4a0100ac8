import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {first} from '../input/must';
import {type CheckedYaml, checkYamlInput, readInputText} from '../input/readInput';
import {readApiOperations} from '../openapi/apiOperations';
import {addressOfRoute} from './address';
import {type Citation, parseCitation} from './citation';
import {readPages, readSidebarPlaces, readUpstreamLock} from './content';
import {type DocsVersion, readWrittenVersions} from './versions';

/** One correction as written in the file. */
export type CorrectionEntry = {
  /** Langflow version that both pages describe, e.g. `1.5`. */
  version: string;
  /** Route of the page within its version. */
  page: string;
  /** What the official page says. */
  upstream: string;
  /** The correct fact, as our page says it. */
  ours: string;
  /** Proof in the source of the program or in the released package. */
  evidence: Citation[];
  /** Source commit of the evidence; by default the commit in the lock file of the version. */
  commit?: string;
  /** The difference in one sentence. */
  note: string;
};

/** A fact that is wrong in the official English documentation and right on this site. */
export type Correction = CorrectionEntry & {
  /** Address of the page on the site. */
  address: string;
  /** Source commit of the evidence. */
  commit: string;
};

/** Data that the entries about one version are checked against. */
export type VersionFacts = {
  /** Path of the version's pages on the site. */
  base: string;
  /** Routes of its pages, including the API reference. */
  pages: ReadonlySet<string>;
  /** Source commit that it describes. */
  commit: string;
};

/** Known pages, operations and sources, by version. */
export type CorrectionFacts = ReadonlyMap<string, VersionFacts>;

export const CORRECTIONS_FILE = 'translation/corrections.yaml';

const text = (what: string) => z.string(what).trim().min(1, what);
const EVIDENCE_FORM = '“路径:行”或“路径:起-止”，例如 src/backend/base/langflow/main.py:12-15，前面可以有“包名==版本: ”';
const CITATION = z.string(EVIDENCE_FORM).transform((value, context): Citation => {
  const citation = parseCitation(value);
  if (citation) return citation;
  context.addIssue({code: 'custom', message: EVIDENCE_FORM});
  return z.NEVER;
});
const ENTRY = z.strictObject(
  {
    version: text('加引号的版本，例如 "1.5"'),
    page: text('页面的路径，例如 /components-data').startsWith('/', '页面的路径，以 / 开头'),
    upstream: text('官方英文文档里有误的词或短语'),
    ours: text('正确的写法，与本站页面上的文字一致'),
    evidence: z.preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(CITATION, `${EVIDENCE_FORM}；有几处时写成列表`).min(1, '至少一处源代码'),
    ),
    commit: z
      .string('提交 id')
      .regex(/^[0-9a-f]{40}$/, '40 位小写十六进制的提交 id')
      .optional(),
    note: text('一句中文，说明官方英文文档错在哪里、程序实际怎样'),
  },
  '含 version、page、upstream、ours、evidence、note 的键值对，可以加 commit',
);
/** A file with only a comment has no entries yet. */
const ENTRIES = z.preprocess((value) => value ?? [], z.array(ENTRY, '勘误的列表'));

/** Identifies the fact that an entry is about. */
const keyOf = ({version, page, upstream}: CorrectionEntry) => JSON.stringify([version, page, upstream]);

/** Name of an entry in messages. */
export const nameCorrection = ({version, page, upstream}: Pick<CorrectionEntry, 'version' | 'page' | 'upstream'>): string =>
  `${version} ${page}“${upstream}”`;

/** Index of the first entry about each fact. */
function indexFirst(entries: readonly CorrectionEntry[]): Map<string, number> {
  const firsts = new Map<string, number>();
  for (const [index, key] of entries.map(keyOf).entries()) if (!firsts.has(key)) firsts.set(key, index);
  return firsts;
}

function findProblems(entry: CorrectionEntry, index: number, firsts: ReadonlyMap<string, number>, facts: CorrectionFacts): string[] {
  const first = firsts.get(keyOf(entry)) ?? index;
  const own = facts.get(entry.version);
  const problems = [
    ...(own ? [] : [`version 应为 ${[...facts.keys()].join('、')} 之一；收到的是 ${JSON.stringify(entry.version)}`]),
    ...(own && !own.pages.has(entry.page) ? [`page 应为这个版本的页面或 /api/<操作> 的路径；收到的是 ${JSON.stringify(entry.page)}`] : []),
    ...(first < index ? [`与第 ${first + 1} 条重复；留下一条`] : []),
  ];
  return problems.map((problem) => `第 ${index + 1} 条（${nameCorrection(entry)}）：${problem}`);
}

/** Markdown without links, emphasis, escapes and white space. */
const flatten = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|\\|\s+/g, '');
/** The same of a page, without code marks, which `ours` must not have. */
const flattenPage = (text: string) => flatten(text).replaceAll('`', '');

// Cached: both API references and the site read it, and parsing takes most of a second.
let parsed: (CheckedYaml<CorrectionEntry[]> & {source: string}) | undefined;

/**
 * Checks the form of the entries; their content is checked later.
 *
 * @throws InputError that lists every wrong key
 */
function parseEntries(source: string): CheckedYaml<CorrectionEntry[]> {
  if (parsed?.source !== source) parsed = {source, ...checkYamlInput(source, ENTRIES, CORRECTIONS_FILE)};
  return parsed;
}

/**
 * Parses the corrections.
 *
 * @throws InputError that lists all problems of the entries
 */
export function parseCorrections(source: string, facts: CorrectionFacts): Correction[] {
  const {value: entries, placeOf} = parseEntries(source);
  const firsts = indexFirst(entries);
  const problems = entries.flatMap((entry, index) =>
    findProblems(entry, index, firsts, facts).map((problem) => placeOf([index]) + problem),
  );
  if (problems.length > 0) throw new InputError(listProblems(`${CORRECTIONS_FILE} 有误`, problems, '写法见文件开头的说明。'));
  return entries.map((entry) => {
    const {base, commit} = facts.get(entry.version) as VersionFacts;
    return {...entry, address: addressOfRoute(base, entry.page), commit: entry.commit ?? commit};
  });
}

/**
 * Checks that the text `ours` of each entry is on its page, as far as the sources tell. `textOf` answers the text of a page, nothing if only
 * the build knows it.
 *
 * @throws InputError that lists the entries whose text is missing
 */
export function checkCorrectionTexts(root: string, textOf: (version: string, page: string) => string | undefined): void {
  const {value: entries, placeOf} = parseEntries(readCorrectionsText(root));
  const problems = entries.flatMap((entry, index) => {
    const text = textOf(entry.version, entry.page);
    if (text === undefined || flattenPage(text).includes(flatten(entry.ours))) return [];
    return [`${placeOf([index])}${nameCorrection(entry)}：页面上没有 ours 的文字 ${JSON.stringify(entry.ours)}`];
  });
  if (problems.length > 0)
    throw new InputError(listProblems(`${CORRECTIONS_FILE} 与页面不符`, problems, '让正文写明它，或者改成正文里的写法。'));
}

/** Short version as used on pages: `1.5.0.post2` becomes `1.5`. */
export const shortVersion = (version: string): string => version.split('.').slice(0, 2).join('.');

const readCorrectionsText = (root: string): string => readInputText({path: path.join(root, CORRECTIONS_FILE), name: CORRECTIONS_FILE});

function readFacts(version: DocsVersion): [string, VersionFacts] {
  const {commit, langflow_version: langflow} = readUpstreamLock(version);
  const routes = [...readPages(version).map(({route}) => route), ...readApiOperations(version).map(({slug}) => `/api/${slug}`)];
  return [shortVersion(langflow), {base: version.base, pages: new Set(routes), commit}];
}

/** Reads the corrections of a site; versions without pages have none. */
export function readCorrections(root?: string): Correction[] {
  const versions = readWrittenVersions(root);
  return parseCorrections(readCorrectionsText(root ?? first(versions, 'a site has a docs version').root), new Map(versions.map(readFacts)));
}

/** A page that corrections may be about, as shown in the list of corrections. */
export type CorrectablePage = {
  /** Path of its version on the site, e.g. `/1.10`; empty for the version at the root. */
  base: string;
  address: string;
  title: string;
  section: string;
};

const LOOSE = '其他页面';
const API = 'API 规范';

function pagesOf(version: DocsVersion): CorrectablePage[] {
  const places = readSidebarPlaces(version);
  const order = [...places.keys()];
  const rank = (route: string) => (places.has(route) ? order.indexOf(route) : order.length);
  const {base} = version;
  const docs = readPages(version)
    .sort((a, b) => rank(a.route) - rank(b.route))
    .map(({route, address, frontMatter}) => ({
      base,
      address,
      title: String(frontMatter.title ?? route),
      section: places.get(route)?.section ?? LOOSE,
    }));
  const operations = readApiOperations(version).map(({method, path, slug}) => ({
    base,
    address: addressOfRoute(base, `/api/${slug}`),
    title: `${method} ${path}`,
    section: API,
  }));
  return [...docs, ...operations];
}

/** All pages that corrections may be about: for each version the pages in sidebar order, then the API operations. */
export const readCorrectablePages = (root?: string): CorrectablePage[] => readWrittenVersions(root).flatMap(pagesOf);
