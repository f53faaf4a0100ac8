import {readApiOperations} from '../openapi/apiOperations';
import {readPages, readSidebarPlaces} from './content';

/** A page that corrections may be about, as the list of all of them names it. */
export type CorrectablePage = {route: string; title: string; section: string};

const LOOSE = '其他页面';
const API = 'API 规范';

/** Every page that corrections may be about, in the order of the sidebar; then the operations of the API. */
export function readCorrectablePages(): CorrectablePage[] {
  const places = readSidebarPlaces();
  const order = [...places.keys()];
  const rank = (route: string) => (places.has(route) ? order.indexOf(route) : order.length);
  const docs = readPages()
    .map(({route, frontMatter}) => ({route, title: String(frontMatter.title ?? route), section: places.get(route)?.section ?? LOOSE}))
    .sort((a, b) => rank(a.route) - rank(b.route));
  const operations = readApiOperations().map(({method, path, slug}) => ({route: `/api/${slug}`, title: `${method} ${path}`, section: API}));
  return [...docs, ...operations];
}
