/** How many letters have to be changed, added or taken away to get from one text to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The name that was most probably meant; `undefined` where none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const asked = plain(name);
  let best: {name: string; score: number} | undefined;
  for (const other of known) {
    const text = plain(other);
    const contains = text.length > 2 && asked.length > 2 && (text.includes(asked) || asked.includes(text));
    const score = distance(asked, text) / Math.max(asked.length, text.length, 1) - (contains ? 0.3 : 0);
    if (!best || score < best.score) best = {name: other, score};
  }
  return best && best.score <= 0.5 ? best.name : undefined;
}

/** A phrase that names the nearest of the known names, or lists them where none is near. */
export function suggestName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near) return `最接近的是 ${near}`;
  return known.length > 0 ? `有的是 ${known.join('、')}` : '一个也没有';
}
