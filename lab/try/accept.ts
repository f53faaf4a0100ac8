import type {TryExceptions} from './exceptions';
import type {TryFinding} from './types';

/** Removes the accepted differences from the findings. `unused` lists the entries that matched no difference. */
export function acceptDifferences(
  findings: readonly TryFinding[],
  accepted: TryExceptions['accepted'],
): {findings: TryFinding[]; unused: TryExceptions['accepted']} {
  const used = new Set<TryExceptions['accepted'][number]>();
  const left = findings.map((finding) => {
    const problems = finding.problems.filter((problem) => {
      const entry = accepted.find(({page, difference}) => page === finding.page && problem.includes(difference));
      if (entry) used.add(entry);
      return !entry;
    });
    return {...finding, problems};
  });
  return {findings: left, unused: accepted.filter((entry) => !used.has(entry))};
}
