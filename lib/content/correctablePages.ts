import {readApiOperations} from '../openapi/apiOperations';
import {addressOfRoute} from './address';
import {readPages, readSidebarPlaces} from './content';
import {type DocsVersion, readWrittenVersions} from './versions';

/** A page that corrections may be about, as the list of all of them names it. */
export type CorrectablePage = {
  /** Path of its version on the site, e.g. `/1.10`; empty for the version at the root. */
  base: string;
  address: string;
  title: string;
  section: string;
};

const LOOSE = '其他页面';
const API = 'API 规范';

function pagesOf(version: DocsVersion): CorrectablePage[] {
  const places = readSidebarPlaces(version);
  const order = [...places.keys()];
  const rank = (route: string) => (places.has(route) ? order.indexOf(route) : order.length);
  const {base} = version;
  const docs = readPages(version)
    .sort((a, b) => rank(a.route) - rank(b.route))
    .map(({route, address, frontMatter}) => ({
      base,
      address,
      title: String(frontMatter.title ?? route),
      section: places.get(route)?.section ?? LOOSE,
    }));
  const operations = readApiOperations(version).map(({method, path, slug}) => ({
    base,
    address: addressOfRoute(base, `/api/${slug}`),
    title: `${method} ${path}`,
    section: API,
  }));
  return [...docs, ...operations];
}

/** Every page that corrections may be about, version by version, in the order of the sidebar; then the operations of the API. */
export const readCorrectablePages = (root?: string): CorrectablePage[] => readWrittenVersions(root).flatMap(pagesOf);
