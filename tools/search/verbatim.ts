import {openIndexFolder} from 'docusaurus-search-zh/node/evaluate';
import {versionOfRoute} from 'docusaurus-search-zh/node/extractPages';
import {isBeginning} from 'docusaurus-search-zh/shared/sections';
import type {SearchRecord} from 'docusaurus-search-zh/types';
import {readSidebarPlaces} from '../../lib/content/content';
import {type DocsVersion, readWrittenVersions} from '../../lib/content/versions';
import {readRecords} from './readRecords';

/**
 * Smallest share of the texts of each kind that must lead to their page first. The rest are texts of several pages, of which only one can
 * be first, and phrases of operations that a guide answers better.
 */
const LEAST_FIRST = {title: 0.98, label: 0.98, phrase: 0.98, operation: 0.93} as const;
type Kind = keyof typeof LEAST_FIRST;
const KIND_NAMES: Record<Kind, string> = {title: '页面的标题', label: '菜单里的名字', phrase: '读者的说法', operation: 'API 操作的说法'};

/** A text, and the pages that it belongs to. */
type Texts = Map<string, Set<string>>;

const pageOf = ({url}: SearchRecord): string => url.replace(/#.*/, '');

function addTexts(texts: Texts, own: readonly string[], page: string): void {
  for (const text of own.map((each) => each.trim()).filter(Boolean)) texts.set(text, (texts.get(text) ?? new Set()).add(page));
}

/** Titles, menu names and phrases of the pages of a version. */
function textsOf(version: DocsVersion, records: readonly SearchRecord[]): Record<Kind, Texts> {
  const texts: Record<Kind, Texts> = {title: new Map(), label: new Map(), phrase: new Map(), operation: new Map()};
  for (const record of records) {
    addTexts(texts[record.scope === 'api' ? 'operation' : 'phrase'], record.phrases.split('\n'), pageOf(record));
    if (isBeginning(record)) addTexts(texts.title, [record.title], pageOf(record));
  }
  const pages = new Set(records.map(pageOf));
  for (const [route, {label}] of readSidebarPlaces(version)) {
    const page = version.base + (route === '/' && version.base ? '' : route);
    if (pages.has(page)) addTexts(texts.label, [label], page);
  }
  return texts;
}

/** Asks every title, menu name and phrase of a version verbatim, says how many lead to their page first, and reports kinds with too few. */
export async function checkVerbatim(folder: string, {version, manifest}: {version: DocsVersion; manifest: string}): Promise<string[]> {
  const engine = openIndexFolder(folder, manifest);
  const versions = readWrittenVersions();
  const isOwn = (record: SearchRecord) => versionOfRoute(pageOf(record), versions)?.label === version.label;
  const texts = textsOf(version, readRecords().filter(isOwn));
  const problems: string[] = [];
  for (const kind of Object.keys(LEAST_FIRST) as Kind[]) {
    let first = 0;
    for (const [query, pages] of texts[kind]) {
      const answer = await engine.search({text: query, size: 1});
      if (pages.has(answer.pages[0]?.url ?? '')) first += 1;
    }
    const share = first / Math.max(texts[kind].size, 1);
    console.log(`${version.label}：${KIND_NAMES[kind]}一字不差地问，${texts[kind].size} 个里有 ${(100 * share).toFixed(1)} % 排第一`);
    if (texts[kind].size > 0 && share < LEAST_FIRST[kind]) {
      problems.push(`${KIND_NAMES[kind]}只有 ${share.toFixed(3)} 排第一，应不低于 ${LEAST_FIRST[kind]}`);
    }
  }
  return problems;
}
