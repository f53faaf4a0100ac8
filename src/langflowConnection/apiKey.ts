const SESSION_KEY = 'langflow-api.key';

// Kept in this module, so that it lives as long as the tab and is written nowhere unless the reader asks.
let inMemory = '';

/** The API key that the reader gave in this tab. */
export function readApiKey(): {key: string; isKept: boolean} {
  const kept = readSession();
  if (kept) inMemory = kept;
  return {key: inMemory, isKept: kept !== ''};
}

/** Keeps the API key in memory and, only if asked, in the tab's session storage. */
export function storeApiKey(key: string, keep: boolean): void {
  inMemory = key;
  try {
    if (keep && key) sessionStorage.setItem(SESSION_KEY, key);
    else sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage the key holds until the page is reloaded.
  }
}

function readSession(): string {
  try {
    return sessionStorage.getItem(SESSION_KEY) ?? '';
  } catch {
    return '';
  }
}
