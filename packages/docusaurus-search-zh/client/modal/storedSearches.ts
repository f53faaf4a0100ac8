import {isObject} from '../../shared/isObject';
import {siteAddress} from '../../shared/siteAddress';
import type {Hierarchy} from '../../types';

/**
 * A chosen hit as stored in the browser. Format and keys are those of DocSearch, which was used before, so that readers keep their lists.
 */
export type StoredHit = {objectID: string; url: string; type: string; hierarchy: Hierarchy};

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

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

// Stored texts are HTML, as in DocSearch.
const toHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
const fromHtml = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) as string);

const mapTexts = (hierarchy: Record<string, unknown>, change: (text: string) => string): Hierarchy =>
  Object.fromEntries(
    LEVELS.map((level) => {
      const text = hierarchy[level];
      return [level, typeof text === 'string' ? change(text) : null];
    }),
  ) as Hierarchy;

/** A stored entry, or nothing if it is invalid: other versions, other tools or a damaged disk may have written it. */
function readEntry(entry: unknown): StoredHit[] {
  if (!isObject(entry) || !isObject(entry.hierarchy)) return [];
  const {objectID, type, hierarchy} = entry;
  const url = siteAddress(entry.url);
  const isSound = [objectID, url, type, hierarchy.lvl0, hierarchy.lvl1].every((text) => typeof text === 'string');
  return isSound ? [{objectID, url, type, hierarchy: mapTexts(hierarchy, fromHtml)} as StoredHit] : [];
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
export const formatList = (hits: readonly StoredHit[]): string =>
  JSON.stringify(
    hits.map(({objectID, url, type, hierarchy}) => ({objectID, url, type, content: null, hierarchy: mapTexts(hierarchy, toHtml)})),
  );

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
    ({objectID}: StoredHit) =>
    (hit: StoredHit) =>
      hit.objectID !== objectID;
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
