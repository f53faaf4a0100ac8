import type {ChangedSource, Comparison} from './compareUpstream';
import {isUnchanged} from './compareUpstream';
import type {HeadingChange} from './diffHeadings';
import type {TranslatedPage} from './repositoryFiles';

const SHORT = 9;
const SIGNS: Record<HeadingChange['kind'], string> = {added: '+', removed: '-', renamed: '~', text: ' '};
const LEGEND = '标题前的记号：+ 新增，- 删除，~ 改了级别或文字，空白表示只有标题下的文字变了。';

const short = (id: string) => id.slice(0, SHORT);
const day = (date: string) => date.slice(0, 10);

function describeHeading({kind, depth, id, text}: HeadingChange): string {
  const name = depth === 0 ? '（第一个标题之前）' : `${'#'.repeat(depth)} ${text}  {#${id}}`;
  return `      ${SIGNS[kind]} ${name}`;
}

type Readers = ReadonlyMap<string, readonly TranslatedPage[]>;

/** Pages by source. */
function groupReaders(pages: readonly TranslatedPage[]): Map<string, TranslatedPage[]> {
  const readers = new Map<string, TranslatedPage[]>();
  for (const page of pages) {
    for (const {source} of page.sources) readers.set(source, [...(readers.get(source) ?? []), page]);
  }
  return readers;
}

function describeReaders(file: string, readers: Readers): string {
  if (file.endsWith('.json')) return 'API 的描述，见 UPKEEP 的“API”一节';
  const pages = readers.get(file);
  return pages ? `译文：${pages.map(({path}) => path).join('、')}` : '还没有译文';
}

function describeChanged({path, renamedTo, headings, unreadable, before, after}: ChangedSource, readers: Readers): string[] {
  const title = renamedTo ? `${path} → ${renamedTo}${before === after ? '（文字没有变）' : ''}` : path;
  return [
    `  ${title}`,
    `      ${describeReaders(path, readers)}`,
    ...(unreadable ? [`      看不出标题的变化：${unreadable}`] : []),
    ...(headings ?? []).map(describeHeading),
  ];
}

function describeGroup(title: string, items: readonly string[][]): string[] {
  return items.length > 0 ? ['', `${title} ${items.length} 个文件`, ...items.flat()] : [];
}

/** Describes the upstream changes since the lock file, and the affected pages. */
export function describeComparison(comparison: Comparison, pages: readonly TranslatedPage[]): string {
  const {from, to, changed, renamed, added, removed} = comparison;
  const head = `锁定 ${short(from.id)}（${day(from.date)}） → 上游 ${short(to.id)}（${day(to.date)}）`;
  if (isUnchanged(comparison)) return `${head}\n没有改动`;
  const readers = groupReaders(pages);
  return [
    head,
    ...describeGroup(
      '改动',
      changed.map((source) => describeChanged(source, readers)),
    ),
    ...describeGroup(
      '改名',
      renamed.map((source) => describeChanged(source, readers)),
    ),
    ...describeGroup(
      '新增',
      added.map(({path}) => [`  ${path}${path.includes('/_') ? '（片段：引用它的页面要把它写进 translation.also）' : ''}`]),
    ),
    ...describeGroup(
      '删除',
      removed.map((file) => [`  ${file}`, `      ${describeReaders(file, readers)}`]),
    ),
    '',
    LEGEND,
  ].join('\n');
}
