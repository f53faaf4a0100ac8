import type {InspectedPage} from './inspectPage';
import type {BuiltProblem} from './rules';

/** The zip of the whole site is added when the site is deployed. */
const DEPLOYED = /\.zip$/;

/** Names under which a static host looks for an address. */
const namesOf = (name: string): string[] => (name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]);

/**
 * Checks that links and resources with an address on this site lead to a file of it. Docusaurus checks only the links of its own
 * component: not those of menus, nor images and files.
 *
 * @param files names of all files of the site, with `/` between folders
 * @param baseUrl base path of the site, with slashes at both ends
 */
export function checkDeadAddresses(pages: readonly InspectedPage[], files: Iterable<string>, baseUrl = '/'): BuiltProblem[] {
  const known = new Set(files);
  const isDead = (address: string): boolean => {
    if (!address.startsWith('/') || address.startsWith('//')) return false;
    const {pathname} = new URL(address, 'http://site');
    const name = decodeURIComponent(pathname);
    if (!name.startsWith(baseUrl)) return `${name}/` !== baseUrl;
    return !DEPLOYED.test(name) && !namesOf(name.slice(baseUrl.length)).some((file) => known.has(file));
  };
  return pages
    .filter(({isRedirect}) => !isRedirect)
    .flatMap(({file, links, resources}) => {
      const addresses = new Set([...links, ...resources.map(({url}) => url)]);
      return [...addresses].filter(isDead).map((address) => ({file, rule: '失效的地址', message: `${address} 不在本站里；改成存在的地址`}));
    });
}
