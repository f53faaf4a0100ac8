/** The layers, from the bottom up: an import only points to a layer further left. `tests` is the top layer, wherever test files are. */
const LAYERS = ['packages', 'lib', 'markdown', 'src', 'plugins', 'site', 'tools', 'lab', 'tests'];
const TESTS = '(^tests/|/__tests__/)';

const directions = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `${layer}-points-left`,
  comment: `${layer}/ must not import from ${LAYERS.slice(index + 1).join(', ')}`,
  severity: 'error',
  from: {path: `^${layer}/`, pathNot: TESTS},
  to: {path: `^(${LAYERS.slice(index + 1).join('|')})/`},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'package-by-name',
      comment: 'this site uses its packages as any other site does, by their names',
      severity: 'error',
      from: {pathNot: '^packages/'},
      to: {path: '^packages/', dependencyTypesNot: ['aliased']},
    },
    {name: 'no-circle', comment: 'two modules that need each other belong together', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'code-without-tests',
      comment: 'code must work without its tests',
      severity: 'error',
      from: {pathNot: TESTS},
      to: {path: TESTS},
    },
    {
      name: 'undeclared-package',
      comment: 'what is imported is listed in package.json, and only once',
      severity: 'error',
      from: {},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    },
    {
      name: 'browser-without-node',
      comment: 'what runs in the browser reads no files: build-time code stays in node/',
      severity: 'error',
      from: {path: '^(src|(?:plugins|packages)/[^/]+/(client|theme|bootstrap|shared))/', pathNot: TESTS},
      to: {path: '^(?:plugins|packages)/[^/]+/node/', dependencyTypesNot: ['type-only']},
    },
  ],
  options: {
    tsConfig: {fileName: 'tsconfig.json'},
    // The workspace lab takes what the root lists, too.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^build/|^packages/[^/]+/dist/|\\.docusaurus/|__fixtures__|^tests/fixtures/.*/build)'},
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.d.ts', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types'],
    },
  },
};
