const PREFIX = '__DOCSEARCH_';
const LISTS = ['RECENT', 'FAVORITE'];
/** About what the lists need. */
const ROOM = 4_000;

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
      const key = `${PREFIX}${list}_SEARCHES__${indexName}`;
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

/**
 * Sees to it that a full storage does not keep the modal open: the modal writes its lists before it closes, and only
 * looks beforehand whether a single empty entry can be stored.
 */
export function tolerateFullStorage(): void {
  const probe = `${PREFIX}ROOM__`;
  try {
    localStorage.setItem(probe, 'x'.repeat(ROOM));
    localStorage.removeItem(probe);
  } catch {
    // The object itself cannot be changed: whatever is set on it is stored.
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function setItemOrNot(key, value) {
      try {
        setItem.call(this, key, value);
      } catch (error) {
        if (!key.startsWith(PREFIX)) throw error;
      }
    };
  }
}
