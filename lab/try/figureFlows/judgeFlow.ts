import type {TryExceptions} from '../exceptions';
import type {TryFinding} from '../types';

/** A flow figure, and the pages that show it. */
export type UsedFigure = {name: string; title: string; place: string; hash: string; pages: string[]};

const undecided = (name: string) => `在 translation/版本/try.yaml 的 flows 里写明 ${name} 的答案（answer），或者为什么不能运行（reason）`;

/**
 * Findings of a figure, one for each page that shows it. If the exceptions say that the flow cannot run, their `lacks` are not problems.
 * A figure without an entry in the exceptions is a problem.
 */
export function judgeFlow(
  {flows}: Pick<TryExceptions, 'flows'>,
  {name, title, place, hash, pages}: UsedFigure,
  found: readonly string[],
): TryFinding[] {
  const decided = flows[name];
  const lacks = decided && 'reason' in decided ? (decided.lacks ?? []) : [];
  const left = found.filter((problem) => !lacks.some((text) => problem.includes(text)));
  const problems = decided ? left : [...left, undecided(name)];
  const unverified = decided && 'reason' in decided && problems.length === 0 ? {unverified: `${title}：${decided.reason}`} : {};
  return pages.map((page) => ({kind: 'flows', page, hash, label: name, place, problems, ...unverified}));
}
