import {HEADING_LEVELS, type Hierarchy, hierarchyOf} from '../../shared/algoliaRecord';
import {isObject} from '../../shared/isObject';
import {siteAddress} from '../../shared/siteAddress';

/** A chosen hit that is kept in the browser, with the headings above it. */
export type StoredHit = {id: string; url: string; part: string; title: string; path: string[]};

/** The reader's lists while the dialog is open. */
export type StoredSearches = {
  recent: () => StoredHit[];
  favorites: () => StoredHit[];
  /** Moves a chosen hit to the top of the recent ones; a favourite keeps its place. */
  remember: (hit: StoredHit) => void;
  /** Makes a recent hit a favourite. */
  promote: (hit: StoredHit) => void;
  /** Removes a hit from its list. */
  forget: (hit: StoredHit) => void;
};

const MOST_FAVORITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVORITES = 4;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

// Stored texts are HTML, as in DocSearch.
const toHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
const fromHtml = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) as string);

/** An entry in the browser: format and keys are those of DocSearch, which sites used before, so that readers keep their lists. */
type Entry = {objectID: string; url: string; type: string; content: null; hierarchy: Hierarchy};

function entryOf({id, url, part, title, path}: StoredHit): Entry {
  return {objectID: id, url, content: null, ...hierarchyOf(toHtml(part), [...path, title].map(toHtml))};
}

/** A stored entry, or nothing if it is invalid: other versions, other tools or a damaged disk may have written it. */
function readEntry(entry: unknown): StoredHit[] {
  if (!isObject(entry) || !isObject(entry.hierarchy)) return [];
  const {objectID: id, hierarchy} = entry;
  const {lvl0, lvl1} = hierarchy;
  const url = siteAddress(entry.url);
  if (typeof id !== 'string' || url === undefined || typeof lvl0 !== 'string' || typeof lvl1 !== 'string') return [];
  const names = HEADING_LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    return typeof text === 'string' && text ? fromHtml(text) : [];
  });
  const part = fromHtml(lvl0);
  return [{id, url, part, title: names.at(-1) ?? part, path: names.slice(0, -1)}];
}

/** Valid entries of a stored list. */
export function parseList(stored: string | null): StoredHit[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(readEntry) : [];
  } catch {
    return [];
  }
}

/** A list as it is stored. */
export const formatList = (hits: readonly StoredHit[]): string => JSON.stringify(hits.map(entryOf));

function read(key: string): StoredHit[] {
  try {
    return parseList(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function write(key: string, hits: readonly StoredHit[]): void {
  try {
    localStorage.setItem(key, formatList(hits));
  } catch {
    // Without storage, the lists last until the dialog closes.
  }
}

/** Opens the recent and favourite searches of an index. */
export function openStoredSearches(indexName: string): StoredSearches {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  let favorites = read(favoriteKey).slice(0, MOST_FAVORITES);
  let recent = read(recentKey);
  const currentRecent = () => recent.slice(0, favorites.length > 0 ? MOST_RECENT_BESIDE_FAVORITES : MOST_RECENT);
  const isOther =
    ({id}: StoredHit) =>
    (hit: StoredHit) =>
      hit.id !== id;
  const store = () => {
    recent = currentRecent();
    write(recentKey, recent);
    write(favoriteKey, favorites);
  };
  return {
    recent: currentRecent,
    favorites: () => favorites,
    remember(hit) {
      if (!favorites.every(isOther(hit))) return;
      recent = [hit, ...recent.filter(isOther(hit))];
      store();
    },
    promote(hit) {
      favorites = [hit, ...favorites.filter(isOther(hit))].slice(0, MOST_FAVORITES);
      recent = recent.filter(isOther(hit));
      store();
    },
    forget(hit) {
      recent = recent.filter(isOther(hit));
      favorites = favorites.filter(isOther(hit));
      store();
    },
  };
}
