import type {PageResult} from '../measure/runBench';
import {PAGE_KINDS} from '../pageKinds';
import {PROFILES, type ProfileName} from '../profiles';
import {AFTER_METRICS, actionMetrics, BEFORE_METRICS, type Metric, writeFigure, writeRatio} from './metrics';
import {formatTable} from './table';

type Section = {title: string; metrics: readonly Metric[]};

const SECTIONS: readonly Section[] = [
  {title: '什么都不做', metrics: BEFORE_METRICS},
  {title: '启动 React 之后（累计）', metrics: AFTER_METRICS},
  {title: '`load` 事件里做的第一个动作（毫秒，从按下算起）', metrics: actionMetrics('first')},
  {title: '控件一画出来就做的第一个动作（毫秒，从按下算起）', metrics: actionMetrics('shown')},
  {title: 'React 运行之后的动作（毫秒，从按下算起）', metrics: actionMetrics('later')},
];

/** Rows of one page: ours, and where another site is measured too, theirs and the ratio. */
function rowsOf(ours: PageResult, theirs: PageResult | undefined, metrics: readonly Metric[]): string[][] {
  const figures = ({figures: own}: PageResult) => metrics.map(({key, unit}) => writeFigure(own[key], unit));
  const label = `${PAGE_KINDS[ours.page].label} ${ours.path}`;
  if (!theirs) return [[label, ...figures(ours)]];
  const ratios = metrics.map(({key}) => writeRatio(ours.figures[key], theirs.figures[key]));
  return [
    [label, ...figures(ours)],
    ['  对照', ...figures(theirs)],
    ['  本站 ÷ 对照', ...ratios],
  ];
}

// Columns that are empty everywhere say nothing, nor do kinds of files that no page has.
const saysSomething =
  (results: readonly PageResult[]) =>
  ({key, unit}: Metric) =>
    results.some(({figures}) => (unit === 'bytes' ? figures[key] : figures[key] !== undefined));

function renderProfile(profile: ProfileName, results: readonly PageResult[]): string {
  const ours = results.filter(({site}) => site === 'site');
  const tables = SECTIONS.flatMap(({title, metrics}) => {
    const told = metrics.filter(saysSomething(results));
    if (told.length === 0) return [];
    const rows = ours.flatMap((result) => {
      const theirs = results.find((other) => other.site === 'against' && other.page === result.page);
      return rowsOf(result, theirs, told);
    });
    return `${title}\n${formatTable(['', ...told.map(({label}) => label)], rows)}`;
  });
  return [`== ${PROFILES[profile].label}`, ...tables].join('\n\n');
}

/** The tables of a whole run, and what could not be measured. */
export function renderReport(results: readonly PageResult[]): string {
  const profiles = [...new Set(results.map(({profile}) => profile))];
  const errors = results.flatMap(({profile, error}) => (error ? [`${profile}：${error}`] : []));
  return [
    ...profiles.map((profile) =>
      renderProfile(
        profile,
        results.filter((result) => result.profile === profile),
      ),
    ),
    ...(errors.length > 0 ? [['没有测成：', ...errors.map((error) => `  - ${error}`)].join('\n')] : []),
  ].join('\n\n');
}
