import type {TryFinding} from './types';

/** Lists the differences by page and item, and counts the rest. */
export function renderFindings(findings: readonly TryFinding[]): string {
  const wrong = findings.filter(({problems}) => problems.length > 0);
  const unverified = findings.filter((finding) => finding.unverified);
  const lines = wrong.flatMap(({page, label, place, problems}) => [
    `${page} ${label}（${place}）`,
    ...problems.map((problem) => `  - ${problem}`),
  ]);
  const differences = wrong.reduce((sum, {problems}) => sum + problems.length, 0);
  const passed = findings.length - wrong.length - unverified.length;
  return [
    ...lines,
    `对照了 ${findings.length} 处：${passed} 处相符，${wrong.length} 处有差异（共 ${differences} 个），${unverified.length} 处不能试`,
  ].join('\n');
}
