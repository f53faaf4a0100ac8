import leven from 'leven';

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The name that was probably meant; `undefined` if none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const asked = plain(name);
  let best: {name: string; score: number} | undefined;
  for (const other of known) {
    const text = plain(other);
    const contains = text.length > 2 && asked.length > 2 && (text.includes(asked) || asked.includes(text));
    const score = leven(asked, text) / Math.max(asked.length, text.length, 1) - (contains ? 0.3 : 0);
    if (!best || score < best.score) best = {name: other, score};
  }
  return best && best.score <= 0.5 ? best.name : undefined;
}

/** A phrase that suggests the most similar known name, or lists all known names if none is similar. */
export function suggestName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near) return `最接近的是 ${near}`;
  return known.length > 0 ? `有的是 ${known.join('、')}` : '一个也没有';
}
