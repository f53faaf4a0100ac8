import {formatTable} from '../report/table';
import {costPerPage, growthExponent, type Point} from './growthExponent';
import {medianOfBuilds, type PhaseNote} from './runBuild';

/** The builds of one kind and size. */
export type GrowthResult = {times: number; pages: number; kind: '冷' | '热'; builds: readonly (readonly PhaseNote[])[]};

type Column = {times: number; pages: number; phases: readonly PhaseNote[]};

type Measure = {label: string; read: (cost: PhaseNote) => number; write: (value: number) => string};

const seconds = (value: number) => `${value.toFixed(1)} 秒`;
const MEASURES: readonly Measure[] = [
  {label: 'CPU', read: ({cpu}) => cpu, write: seconds},
  {label: '用时', read: ({wall}) => wall, write: seconds},
  {label: '内存峰值', read: ({peak}) => peak / 1e6, write: (value) => `${value.toFixed(0)} MB`},
];

function rowOf(phase: string, columns: readonly Column[], {read, write, label}: Measure): string[] {
  const points = columns.flatMap(({pages, phases}): Point[] => {
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

/** Shortest and longest of the builds of a size: how far the median can be trusted. */
function rangeOf(times: number, builds: GrowthResult['builds']): string {
  const walls = builds.map((phases) => phases.at(-1)?.wall ?? 0);
  return `${times}× 用时 ${seconds(Math.min(...walls))}～${seconds(Math.max(...walls))}（${builds.length} 次）`;
}

/** The tables of the cold and of the warm builds: a phase and measure a row, a size a column; medians where there are several builds. */
export function renderGrowth(results: readonly GrowthResult[]): string {
  const tables = (['冷', '热'] as const).map((kind) => {
    const groups = results.filter((result) => result.kind === kind);
    const own = groups.map(({times, pages, builds}): Column => ({times, pages, phases: medianOfBuilds(builds)}));
    const phases = [...new Set(own.flatMap((result) => result.phases.map(({phase}) => phase)))];
    const rows = MEASURES.flatMap((measure) => phases.map((phase) => rowOf(phase, own, measure)));
    const head = ['', ...own.map(({times, pages}) => `${times}×（${pages} 页）`), '指数', '每增一页'];
    const ranges = groups.filter(({builds}) => builds.length > 1).map(({times, builds}) => rangeOf(times, builds));
    return [`== ${kind}构建`, formatTable(head, rows), ...ranges].join('\n');
  });
  return tables.join('\n\n');
}
