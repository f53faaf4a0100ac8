import {readPages, readSidebarPlaces} from '../../../../lib/content/content';
import type {DocsPage} from '../../../../lib/content/docsIndex';
import type {DocsVersion} from '../../../../lib/content/versions';
import {readParts} from '../../../../lib/pages/readParts';
import type {FlowPage} from '../../types';

/** Pages of a version that show a figure, in navigation order, and the top category of the first page. */
export type FigureUse = {pages: FlowPage[]; section: string};

type PagesWithFigures = {page: DocsPage; names: string[]}[];

function pagesWithFigures(version: DocsVersion): PagesWithFigures {
  return readPages(version)
    .map((page) => ({page, names: readParts(version.root, page.path).figures}))
    .filter(({names}) => names.length > 0);
}

/** Lists where a version shows its figures, by figure name, in navigation order. */
export function listUses(version: DocsVersion): Map<string, FigureUse> {
  const shown = pagesWithFigures(version);
  const uses = new Map<string, FigureUse>();
  if (shown.length === 0) return uses;
  const places = readSidebarPlaces(version);
  const order = [...places.keys()];
  // Pages that are not in the navigation come last.
  const rank = ({route}: DocsPage) => (order.includes(route) ? order.indexOf(route) : order.length);
  for (const {page, names} of shown.sort((a, b) => rank(a.page) - rank(b.page))) {
    const title = String(page.frontMatter.title ?? page.route);
    for (const name of names) {
      const use = uses.get(name) ?? {pages: [], section: places.get(page.route)?.section ?? title};
      uses.set(name, {...use, pages: [...use.pages, {title, address: page.address}]});
    }
  }
  return uses;
}
