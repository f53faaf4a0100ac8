import {addressOfRoute} from '../../lib/content/address';
import type {SiteVersion, VersionsData} from './types';

/** Target of a link to another version: the same page, its replacement, or the home page if there is neither. */
export type CounterpartKind = 'same' | 'successor' | 'home';

/** Where a page continues in another version. */
export type Counterpart = {version: SiteVersion; to: string; kind: CounterpartKind};

export type CounterpartInput = VersionsData & {
  /** Address of the page within the site. */
  address: string;
  /** Whether a version, given by its Docusaurus name, has a docs page at an address within the site. */
  hasDoc: (name: string, address: string) => boolean;
  /** Slugs of the API operations that other versions have too, by version label; undefined if the page is not in an API reference. */
  apiCounterparts: Readonly<Record<string, readonly string[]>> | undefined;
};

const API = /^\/api(?:\/(.+))?$/;

/** The version that a page belongs to, and its route there. Pages that all versions share belong to none. */
export function findOwn({versions, address, hasDoc, apiCounterparts}: Omit<CounterpartInput, 'successors'>) {
  // Longest path first: every address is below the path of the root version.
  const candidates = [...versions].sort((a, b) => b.base.length - a.base.length);
  const version = candidates.find(({base}) => address === base || address.startsWith(`${base}/`));
  if (!version) return undefined;
  const route = address.slice(version.base.length) || '/';
  return hasDoc(version.name, address) || (apiCounterparts && version.hasApi && API.test(route)) ? {version, route} : undefined;
}

function findApi({
  version,
  slug,
  apiCounterparts,
}: {
  version: SiteVersion;
  slug: string | undefined;
  apiCounterparts: CounterpartInput['apiCounterparts'];
}) {
  if (!version.hasApi) return undefined;
  const isSame = slug === undefined || apiCounterparts?.[version.label]?.includes(slug);
  return isSame
    ? {to: addressOfRoute(version.base, slug === undefined ? '/api' : `/api/${slug}`), kind: 'same' as const}
    : {to: addressOfRoute(version.base, version.apiChanges ?? '/api'), kind: 'successor' as const};
}

/** Finds the page that replaced a page, or the page that it replaced. */
function findSuccessor({versions, successors}: VersionsData, own: {version: SiteVersion; route: string}, other: SiteVersion) {
  const root = versions[0];
  if (other === root) return successors[own.version.label]?.[own.route];
  const table = successors[other.label] ?? {};
  return own.version === root ? Object.keys(table).find((route) => table[route] === own.route) : undefined;
}

/** Finds the matching page in each version. Shared pages lead to the home pages. */
export function findCounterparts(input: CounterpartInput): Counterpart[] {
  const own = findOwn(input);
  return input.versions.map((version): Counterpart => {
    const home = {version, to: version.home, kind: 'home'} as const;
    if (!own) return home;
    if (version === own.version) return {version, to: input.address, kind: 'same'};
    const same = addressOfRoute(version.base, own.route);
    if (input.hasDoc(version.name, same)) return {version, to: same, kind: 'same'};
    const api = API.exec(own.route);
    if (api) return {...home, ...findApi({version, slug: api[1], apiCounterparts: input.apiCounterparts})};
    const route = findSuccessor(input, own, version);
    return route === undefined ? home : {version, to: addressOfRoute(version.base, route), kind: 'successor'};
  });
}
