const MIN_STEM = 4;

const SUFFIXES: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?:sses|ches|shes|xes)$/, ''],
  [/([^siu])s$/, '$1'],
  [/(?:ization|isation)$/, 'ize'],
  [/(?:ations?|ators?)$/, 'ate'],
  [/(?:ments?)$/, ''],
  [/(?:ings?|ed|ers?)$/, ''],
];

/** Removes common English endings, so that `variables` equals `variable`, and `splitter` equals `split`. */
export function stemWord(word: string): string {
  if (word.length <= MIN_STEM || !/^[a-z]+$/.test(word)) return word;
  // `embeddings` has two endings.
  return dropEnding(dropEnding(word));
}

function dropEnding(word: string): string {
  for (const [ending, replacement] of SUFFIXES) {
    const stem = word.replace(ending, replacement);
    if (stem !== word && stem.length >= MIN_STEM) return undouble(stem);
  }
  return undouble(word);
}

/** Unifies `splitt` (from `splitting`) with `split`, `cancell` with `cancel` but not `call`, and `stor` (from `storing`) with `store`. */
function undouble(stem: string): string {
  return stem
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/(...)ll$/, '$1l')
    .replace(/(..)e$/, '$1');
}
