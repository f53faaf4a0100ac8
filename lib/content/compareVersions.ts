const numbersOf = (version: string): [number, number] => {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return [Number(major ?? 0), Number(minor ?? 0)];
};

/** Compare function for `sort`, by the first two numbers: `1.9` comes before `1.10`, and `1.5` equals `1.5.0.post2`. */
export function compareVersions(a: string, b: string): number {
  const [[majorA, minorA], [majorB, minorB]] = [numbersOf(a), numbersOf(b)];
  return majorA - majorB || minorA - minorB;
}
