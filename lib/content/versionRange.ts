/** A release as numbers; `before` is true for alphas, betas and candidates, which come before the release itself. */
type Release = {numbers: number[]; before: boolean};

const RELEASE = /^v?(\d+(?:\.\d+)*)(\.?(?:a|b|rc|dev|alpha|beta|post)\.?\d*)*$/i;
const BEFORE = /(?:a|b|rc|dev|alpha|beta)\.?\d*/i;
const COMPARATOR = /^(<=|>=|<|>)(\d+(?:\.\d+)*)$/;

function parseRelease(text: string): Release | undefined {
  const found = RELEASE.exec(text.trim());
  if (!found?.[1]) return undefined;
  const rest = text.trim().slice(text.trim().indexOf(found[1]) + found[1].length);
  return {numbers: found[1].split('.').map(Number), before: BEFORE.test(rest)};
}

/** Negative if `a` is older than `b`. */
function compareReleases(a: Release, b: Release): number {
  const length = Math.max(a.numbers.length, b.numbers.length);
  for (let index = 0; index < length; index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(b.before) - Number(a.before);
}

/** Whether a text is a release as Python packages number it: `1.12.3`, `1.5.0.post2`, `v1.8.0rc2`. */
export const isRelease = (text: string): boolean => parseRelease(text) !== undefined;

/** Whether a text is a range: comparators with spaces between them, all of which must hold: `>=1.2.0 <1.9.0`. */
export const isVersionRange = (text: string): boolean => text.split(' ').every((part) => COMPARATOR.test(part));

/** Whether a release lies in a range; false if either cannot be read. Post-releases count as their release. */
export function isInRange(version: string, range: string): boolean {
  const release = parseRelease(version);
  if (!release || !isVersionRange(range)) return false;
  return range.split(' ').every((part) => {
    const [, operator, bound = ''] = COMPARATOR.exec(part) ?? [];
    const difference = compareReleases(release, parseRelease(bound) ?? {numbers: [], before: false});
    if (operator === '<') return difference < 0;
    if (operator === '<=') return difference <= 0;
    return operator === '>' ? difference > 0 : difference >= 0;
  });
}
