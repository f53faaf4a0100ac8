/** The part of a table row that the filter reads. */
type RowLike = {textContent: string | null; getAttribute: (name: string) => string | null};

/**
 * Whether a row contains every word of the query and has the chosen value of every facet.
 *
 * @param chosen one value for each facet; an empty string matches all
 */
export function isRowShown(row: RowLike, query: string, chosen: readonly string[]): boolean {
  if (!chosen.every((value, index) => value === '' || row.getAttribute(`data-facet-${index}`) === value)) return false;
  const text = (row.textContent ?? '').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
