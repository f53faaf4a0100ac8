import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

const addressOf = (key: unknown): string => String((key as {url?: unknown} | null)?.url ?? JSON.stringify(key));

/**
 * Remembers which hosts are down, by their address.
 *
 * The client's own caches never find what it has put there: it asks by the host and stores by the host with its state,
 * and so would try a dead host first at every query.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <T>(key: unknown, defaultValue: () => Promise<T>): Promise<T> => {
      const known = states.get(addressOf(key));
      return known === undefined ? defaultValue() : (known as T);
    },
    set: async <T>(key: unknown, value: T): Promise<T> => {
      states.set(addressOf(key), value);
      return value;
    },
    delete: async (key: unknown) => void states.delete(addressOf(key)),
    clear: async () => states.clear(),
  };
}
