import {afterEach, beforeEach, vi} from 'vitest';

/** Gives each test of a file an empty local storage, and returns what is in it. */
export function stubStorage(): Map<string, string> {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return store;
}
