import {cutText} from '../../lib/text/cutText';
import {CHANGE_NAMES, DIFFERENCE_KINDS, describeFields} from '../langflow/describe/differences';
import {changedUnits} from './changedUnits';
import type {Touched} from './findTouched';
import {TEXT_KINDS} from './pageIndex';
import {CARRIERS, type Carrier, countByKind, type WorkItem, type WorkList} from './workList';

const TOUCHED_KINDS = {...TEXT_KINDS, answer: '报错的答案', operation: 'API 操作的页面', page: '页面'} as const;
const TITLES: Record<Carrier, string> = {
  person: '要人写的',
  take: '`upstream -- take` 写数据，别的不用动',
  nobody: '网站没有写到的',
};
const MOST_TOUCHED = 8;
const MOST_CHARACTERS = 90;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const code = (text: string) => `\`${oneLine(text).replaceAll('`', "'")}\``;

function touchedLine({route, file, line, kind, text}: Touched): string {
  const place = file ? `${file}${line > 0 ? `:${line}` : ''}，` : '';
  return `  - ${route}（${place}${TOUCHED_KINDS[kind]}）：${cutText(oneLine(text), MOST_CHARACTERS, '……')}`;
}

/** Names of what changed in a file, in one text; none for a file that is new or gone as a whole. */
function unitNames(item: WorkItem): string[] {
  const names = item.change === 'changed' ? changedUnits(item) : [];
  return names.length > 0 ? [names.join('、')] : [];
}

function itemLines(item: WorkItem): string[] {
  const {kind, change, name, touched, before, after, task} = item;
  const place = kind === 'error' ? (after ?? before) : undefined;
  const facts = [
    ...(kind === 'file' ? unitNames(item) : describeFields(item)),
    ...(typeof place === 'string' && change !== 'changed' ? [place] : []),
  ];
  const head = `- ${CHANGE_NAMES[change]}：${DIFFERENCE_KINDS[kind]} ${code(name)}${facts.length > 0 ? `：${facts.map(oneLine).join('；')}` : ''}`;
  const more = touched.length > MOST_TOUCHED ? [`  - 另有 ${touched.length - MOST_TOUCHED} 处，见数据`] : [];
  return [item.carrier === 'person' ? `${head}。${task}` : head, ...touched.slice(0, MOST_TOUCHED).map(touchedLine), ...more];
}

/** One list entry per item, with what it touches below it. */
export const renderItems = (items: readonly WorkItem[]): string[] => items.flatMap(itemLines);

/** Table of the number of differences. */
function figures(items: readonly WorkItem[]): string[] {
  const rows = countByKind(items).map(
    ({kind, new: added, gone, changed}) => `| ${DIFFERENCE_KINDS[kind]} | ${added} | ${gone} | ${changed} |`,
  );
  return ['| 种类 | 新增 | 没有了 | 变了 |', '| --- | --- | --- | --- |', ...rows];
}

function headLines({from, to, date, items}: WorkList): string[] {
  const touched = items.filter((item) => item.carrier === 'person' && item.touched.length > 0).length;
  const carried = (carrier: Carrier) => items.filter((item) => item.carrier === carrier).length;
  return [
    `# Langflow ${from} → ${to}：要做的事`,
    '',
    `${date}。两个版本用同样的办法装好、读出来再比较；${items.length} 处差别，要人写的 ${carried('person')} 处（其中 ${touched} 处碰到现有的文字），take 写的 ${carried('take')} 处。`,
    '',
    ...figures(items),
  ];
}

/** The whole list in Markdown. */
export function renderWorkList(list: WorkList): string {
  const sections = CARRIERS.flatMap((carrier) => {
    const items = list.items.filter((item) => item.carrier === carrier);
    return items.length > 0 ? ['', `## ${TITLES[carrier]}（${items.length}）`, '', ...renderItems(items)] : [];
  });
  return `${[...headLines(list), ...sections].join('\n')}\n`;
}

/** The beginning of a list, for an issue: only what a person must do, and not all of it. */
export function renderSummary(list: WorkList, most: number): string {
  const items = list.items.filter(({carrier}) => carrier === 'person');
  const more = items.length > most ? [`- 另有 ${items.length - most} 处，见完整的清单`] : [];
  return `${[...headLines(list), '', `## ${TITLES.person}`, '', ...renderItems(items.slice(0, most)), ...more].join('\n')}\n`;
}
