/** What is read of a row of a table. */
type RowLike = {textContent: string | null; getAttribute: (name: string) => string | null};

/**
 * Whether a row has every word of the query and the chosen value of every facet.
 *
 * @param chosen one value for each facet; an empty text takes them all
 */
export function isRowShown(row: RowLike, query: string, chosen: readonly string[]): boolean {
  if (!chosen.every((value, index) => value === '' || row.getAttribute(`data-facet-${index}`) === value)) return false;
  const text = (row.textContent ?? '').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
