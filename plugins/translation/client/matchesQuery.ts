import type {GlossaryTerm} from '../types';

/** Whether a term or its texts contain every word of the query. */
export function matchesQuery({en, zh, definition = '', note = ''}: GlossaryTerm, query: string): boolean {
  const text = [en, zh, definition, note].join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
