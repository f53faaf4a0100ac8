import path from 'node:path';

/** What changes in a module of a package: an import, and pieces of code with what takes their place. */
export type Patch = {
  /** The module's path, from its package on. */
  name: string;
  imports: string;
  replacements: readonly (readonly [from: string, to: string])[];
};

const importFrom = (file: string, ...names: string[]): string =>
  `import {${names.join(', ')}} from ${JSON.stringify(path.join(__dirname, file))};`;

const MATCH_PATH: Patch['replacements'][number] = [
  'function matchPath(pathname, options) {\n',
  'function matchPath(pathname, options) {\n  if (cannotMatch(pathname, options)) return null;\n',
];
const IMPORT_CANNOT_MATCH = importFrom('client/cannotMatch', 'cannotMatch');

/** In the reader's browser, where one page is rendered: no regular expression of every route. */
export const CLIENT_PATCHES: readonly Patch[] = [
  {name: 'react-router/esm/react-router.js', imports: IMPORT_CANNOT_MATCH, replacements: [MATCH_PATH]},
];

/** Where all pages are rendered, one after another: nothing that goes through all pages for each of them. */
export const SERVER_PATCHES: readonly Patch[] = [
  {
    name: 'react-router/esm/react-router.js',
    imports: IMPORT_CANNOT_MATCH + importFrom('server/routesAt', 'routesAt'),
    replacements: [
      MATCH_PATH,
      [
        'React.Children.forEach(_this.props.children, function',
        'React.Children.forEach(routesAt(_this.props.children, location.pathname), function',
      ],
    ],
  },
  {
    name: 'react-router-config/esm/react-router-config.js',
    imports: importFrom('server/routesAt', 'elementsOf', 'routesAt'),
    replacements: [
      ['  routes.some(function (route) {', '  routesAt(routes, pathname).some(function (route) {'],
      ['routes.map(function (route, i) {', 'elementsOf(routes, extraProps, function (route, i) {'],
    ],
  },
  {
    name: '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
    imports: importFrom('server/holdsPath', 'holdsPath') + importFrom('server/routesAt', 'routesAt'),
    replacements: [
      [
        `return (isActive(item.href, activePath) ||
            containsActiveSidebarItem(item.items, activePath));`,
        'return holdsPath(item, activePath);',
      ],
      [
        'if (isSamePath(item.href, pathname) || extract(item.items)) {',
        'if (holdsPath(item, pathname) && (isSamePath(item.href, pathname) || extract(item.items))) {',
      ],
      ['docRoutes.find((docRoute) =>', 'routesAt(docRoutes, location.pathname).find((docRoute) =>'],
    ],
  },
  {
    name: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    imports: importFrom('server/routesAt', 'routesAt'),
    replacements: [['activeVersion?.docs.find((doc) =>', 'routesAt(activeVersion?.docs, pathname, true)?.find((doc) =>']],
  },
  {
    name: '@docusaurus/theme-common/lib/utils/routesUtils.js',
    imports: 'const homeRoutes = {};',
    replacements: [
      [
        'return useMemo(() => findHomePageRoute({ routes: generatedRoutes, baseUrl }), [baseUrl]);',
        'return (homeRoutes[baseUrl] ??= [findHomePageRoute({ routes: generatedRoutes, baseUrl })])[0];',
      ],
    ],
  },
];
