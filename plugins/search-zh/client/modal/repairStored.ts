const LISTS = ['RECENT', 'FAVORITE'];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether the modal can show an entry of its lists. */
function isHit(entry: unknown): boolean {
  if (!isFields(entry) || !isFields(entry.hierarchy)) return false;
  const texts = [entry.objectID, entry.url, entry.type, entry.hierarchy.lvl0];
  return texts.every((text) => typeof text === 'string');
}

/** What can be shown of a stored list, as it is to be stored; `null` when nothing can. */
export function repairList(stored: string): string | null {
  try {
    const list: unknown = JSON.parse(stored);
    const hits = Array.isArray(list) ? list.filter(isHit) : [];
    return hits.length > 0 ? JSON.stringify(hits) : null;
  } catch {
    return null;
  }
}

/** Mends the modal's lists of recent and favourite searches: the modal trusts them, and one bad entry would crash the page. */
export function repairStored(indexName: string): void {
  try {
    for (const list of LISTS) {
      const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
      const stored = localStorage.getItem(key);
      const repaired = stored === null ? null : repairList(stored);
      if (repaired === stored) continue;
      if (repaired === null) localStorage.removeItem(key);
      else localStorage.setItem(key, repaired);
    }
  } catch {
    // Without storage there are no lists.
  }
}
