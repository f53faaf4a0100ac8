import type {GlossaryTerm} from '../types';

/** Whether a term, or what is said about it, holds every word that the reader typed. */
export function matchesQuery({en, zh, definition = '', note = ''}: GlossaryTerm, query: string): boolean {
  const text = [en, zh, definition, note].join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
