import {formatTable} from '../report/table';
import {costPerPage, growthExponent, type Point} from './growthExponent';
import type {PhaseNote} from './runBuild';

/** The two builds of one size. */
export type GrowthResult = {times: number; pages: number; kind: '冷' | '热'; phases: readonly PhaseNote[]};

type Measure = {label: string; read: (cost: PhaseNote) => number; write: (value: number) => string};

const seconds = (value: number) => `${value.toFixed(1)} 秒`;
const MEASURES: readonly Measure[] = [
  {label: 'CPU', read: ({cpu}) => cpu, write: seconds},
  {label: '用时', read: ({wall}) => wall, write: seconds},
  {label: '内存峰值', read: ({peak}) => peak / 1e6, write: (value) => `${value.toFixed(0)} MB`},
];

function rowOf(phase: string, results: readonly GrowthResult[], {read, write, label}: Measure): string[] {
  const points = results.flatMap(({pages, phases}): Point[] => {
    const cost = phases.find((entry) => entry.phase === phase);
    return cost ? [{size: pages, cost: read(cost)}] : [];
  });
  const exponent = growthExponent(points);
  const each = costPerPage(points);
  return [
    `${phase} ${label}`,
    ...points.map(({cost}) => write(cost)),
    exponent?.toFixed(2) ?? '–',
    each === undefined ? '–' : `${(each * 1000).toFixed(1)} ${label === '内存峰值' ? 'kB' : '毫秒'}`,
  ];
}

/** The tables of the cold and of the warm builds: a phase and measure a row, a size a column. */
export function renderGrowth(results: readonly GrowthResult[]): string {
  const tables = (['冷', '热'] as const).map((kind) => {
    const own = results.filter((result) => result.kind === kind);
    const phases = [...new Set(own.flatMap((result) => result.phases.map(({phase}) => phase)))];
    const rows = MEASURES.flatMap((measure) => phases.map((phase) => rowOf(phase, own, measure)));
    const head = ['', ...own.map(({times, pages}) => `${times}×（${pages} 页）`), '指数', '每增一页'];
    return `== ${kind}构建\n${formatTable(head, rows)}`;
  });
  return tables.join('\n\n');
}
