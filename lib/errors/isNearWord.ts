/** Whether two words differ in one letter, or, long ones, in two. */
export function isNearWord(a: string, b: string): boolean {
  const most = Math.max(a.length, b.length) >= 8 ? 2 : 1;
  if (Math.abs(a.length - b.length) > most || Math.min(a.length, b.length) < 4) return false;
  let row = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[b.length] as number) <= most;
}
