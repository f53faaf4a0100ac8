import {ACTION_NAMES, type ActionName, type ActionPhase} from '../types';

export type Unit = 'ms' | 'bytes' | 'count' | 'score';

/** A column of a table: the key of its figure and how to write it. */
export type Metric = {key: string; label: string; unit: Unit};

/** What a page costs before the reader does anything. */
export const BEFORE_METRICS: readonly Metric[] = [
  {key: 'fcp', label: 'FCP', unit: 'ms'},
  {key: 'lcp', label: 'LCP', unit: 'ms'},
  {key: 'before.tbt', label: 'TBT', unit: 'ms'},
  {key: 'before.cls', label: 'CLS', unit: 'score'},
  {key: 'before.executed', label: '执行的 JS', unit: 'bytes'},
  {key: 'before.html', label: 'HTML', unit: 'bytes'},
  {key: 'before.css', label: 'CSS', unit: 'bytes'},
  {key: 'before.js', label: 'JS', unit: 'bytes'},
  {key: 'before.image', label: '图片', unit: 'bytes'},
  {key: 'before.font', label: '字体', unit: 'bytes'},
  {key: 'before.prefetch', label: '预取', unit: 'bytes'},
  {key: 'before.other', label: '其他', unit: 'bytes'},
  {key: 'before.requests', label: '请求', unit: 'count'},
  {key: 'before.nodes', label: '节点', unit: 'count'},
  {key: 'before.hydrated', label: '自行启动', unit: 'count'},
];

/** What it has cost once React runs. */
export const AFTER_METRICS: readonly Metric[] = [
  {key: 'hydration', label: '启动用时', unit: 'ms'},
  {key: 'after.tbt', label: 'TBT', unit: 'ms'},
  {key: 'after.cls', label: 'CLS', unit: 'score'},
  {key: 'after.js', label: 'JS', unit: 'bytes'},
  {key: 'after.css', label: 'CSS', unit: 'bytes'},
  {key: 'after.prefetch', label: '预取', unit: 'bytes'},
  {key: 'after.requests', label: '请求', unit: 'count'},
  {key: 'after.nodes', label: '节点', unit: 'count'},
];

const ACTION_LABELS: Record<ActionName, string> = {colour: '颜色', menu: '菜单', copy: '复制', disclose: '展开', search: '搜索'};

/** How the five actions went in one phase. */
export function actionMetrics(phase: ActionPhase): Metric[] {
  const perAction = ACTION_NAMES.flatMap((name): Metric[] => [
    {key: `${phase}.${name}.inp`, label: `${ACTION_LABELS[name]} INP`, unit: 'ms'},
    ...(phase === 'later' ? [] : [{key: `${phase}.${name}.change`, label: `${ACTION_LABELS[name]}变化`, unit: 'ms'} as const]),
    {key: `${phase}.${name}.done`, label: `${ACTION_LABELS[name]}完成`, unit: 'ms'},
  ]);
  const pressed: Metric = {key: `${phase}.delay`, label: '最晚按下', unit: 'ms'};
  return [...perAction, {key: `${phase}.lost`, label: '丢失', unit: 'count'}, ...(phase === 'later' ? [] : [pressed])];
}

const WRITERS: Record<Unit, (value: number) => string> = {
  ms: (value) => value.toFixed(0),
  bytes: (value) => `${(value / 1000).toFixed(1)}k`,
  count: (value) => String(value),
  score: (value) => value.toFixed(3),
};

/** A figure as it stands in a table; a dash where there is none. */
export const writeFigure = (value: number | undefined, unit: Unit): string => (value === undefined ? '–' : WRITERS[unit](value));

/** Ours as a multiple of theirs. */
export function writeRatio(ours: number | undefined, theirs: number | undefined): string {
  if (ours === undefined || theirs === undefined) return '–';
  if (theirs === 0) return ours === 0 ? '=' : '∞';
  return `${(ours / theirs).toFixed(2)}×`;
}
