import {PROFILES} from './devices';
import {BENCH_PAGE_KINDS} from './pageKinds';
import type {PageResult} from './runBench';
import type {BenchSample} from './types';

/** A table for `console.table`, with one row per page and one column per metric. */
export type ReportTable = {title: string; headings: string[]; rows: Record<string, BenchSample>};

/** Key of a metric, its heading, and the number of decimals. Byte counts are shown in kB. */
type Column = [key: string, heading: string, decimals: number];
type Section = {title: string; columns: Column[]};

const BYTES = {html: 'HTML', css: 'CSS', js: 'JS', image: '图片', font: '字体', prefetch: '预取', other: '其他'};
const ACTIONS = {colour: '颜色', menu: '菜单', copy: '复制', disclose: '展开', search: '搜索'};
const PARTS = {inp: ' INP', change: '变化', done: '完成'};
const isBytes = (key: string) => Object.keys(BYTES).some((kind) => key === kind || key === `start.${kind}`);

const SECTIONS: readonly Section[] = [
  {
    title: '什么都不做，直到安静',
    columns: [
      ['fcp', 'FCP', 0],
      ['lcp', 'LCP', 0],
      ['tbt', '阻塞', 0],
      ['cls', 'CLS', 3],
      ['hydrated', '启动于', 0],
      ...Object.entries(BYTES).map(([key, name]): Column => [key, `${name} KB`, 1]),
      ['nodes', '节点', 0],
    ],
  },
  {
    title: '`load` 事件里就要用（从那时算起）',
    columns: [
      ['start', '启动用时', 0],
      ['start.tbt', '阻塞', 0],
      ['start.warm', '有缓存时启动用时', 0],
      ['start.warm.tbt', '有缓存时阻塞', 0],
      ['start.js', 'JS KB', 1],
      ['start.css', 'CSS KB', 1],
      ['start.nodes', '节点', 0],
    ],
  },
  {
    title: '`load` 事件里做的第一个动作（毫秒，从按下算起）',
    columns: [
      ...Object.entries(ACTIONS).flatMap(([key, name]) =>
        Object.entries(PARTS).map(([part, heading]): Column => [`${key}.${part}`, name + heading, 0]),
      ),
      ['lost', '丢失', 0],
    ],
  },
];

/** Our value divided by theirs, rounded to two decimals; 1 if both are equal, also for 0. */
export const ratioOf = (ours: number, theirs: number): number => (ours === theirs ? 1 : Math.round((ours / theirs) * 100) / 100);

function tableOf({title, columns}: Section, results: readonly PageResult[]): ReportTable {
  const rows: ReportTable['rows'] = {};
  // Omits columns without any value.
  const told = columns.filter(([key]) => results.some(({figures}) => figures[key] !== undefined));
  const rowOf = (write: (column: Column) => number | undefined) =>
    Object.fromEntries(told.flatMap((column) => (write(column) === undefined ? [] : [[column[1], write(column) as number]])));
  const figuresOf = (figures: BenchSample) =>
    rowOf(([key, , decimals]) => figures[key] && Number((figures[key] / (isBytes(key) ? 1000 : 1)).toFixed(decimals)));
  for (const {page, figures} of results.filter(({site}) => site === 'site')) {
    const {label, path} = BENCH_PAGE_KINDS[page];
    rows[`${label} ${path}`] = figuresOf(figures);
    const theirs = results.find((other) => other.site === 'against' && other.page === page)?.figures;
    if (!theirs) continue;
    rows[`${label}：对照`] = figuresOf(theirs);
    rows[`${label}：本站 ÷ 对照`] = rowOf(([key]) =>
      figures[key] === undefined || theirs[key] === undefined ? undefined : ratioOf(figures[key], theirs[key]),
    );
  }
  return {title, headings: told.map(([, heading]) => heading), rows};
}

/** The tables of a run: three per profile. */
export function renderReport(results: readonly PageResult[]): ReportTable[] {
  return [...new Set(results.map(({profile}) => profile))].flatMap((profile) => {
    const own = results.filter((result) => result.profile === profile);
    return SECTIONS.map((section) => tableOf({...section, title: `${PROFILES[profile].label}：${section.title}`}, own));
  });
}
