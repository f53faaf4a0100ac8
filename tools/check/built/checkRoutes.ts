import type {InspectedPage} from './inspectPage';
import type {BuiltProblem} from './rules';

export type ExpectedRoutes = {
  /** Addresses that must have a page. */
  pages: readonly string[];
  redirects: readonly {from: string; to: string}[];
};

/** Files in which a static host looks for the page of an address. */
function filesOf(route: string): string[] {
  const name = route.replace(/^\//, '');
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
}

/** Compares the built pages with the expected addresses: every page exists, and every old address redirects to its page. */
export function checkRoutes(pages: readonly InspectedPage[], expected: ExpectedRoutes): BuiltProblem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const find = (route: string) => filesOf(route).flatMap((file) => byFile.get(file) ?? []);
  const missing = expected.pages
    .filter((route) => !find(route).some(({isRedirect}) => !isRedirect))
    .map((route) => ({file: filesOf(route)[0] as string, rule: '地址', message: `缺少页面 ${route}`}));
  const astray = expected.redirects
    .filter(({from, to}) => !find(from).some(({isRedirect, canonical}) => isRedirect && canonical === to))
    .map(({from, to}) => ({file: filesOf(from)[1] as string, rule: '地址', message: `旧地址 ${from} 没有指向 ${to}`}));
  return [...missing, ...astray];
}
