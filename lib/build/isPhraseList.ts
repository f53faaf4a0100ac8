/** Whether a value from a file is a non-empty list of non-blank strings. */
export const isPhraseList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((phrase) => typeof phrase === 'string' && phrase.trim() !== '');
