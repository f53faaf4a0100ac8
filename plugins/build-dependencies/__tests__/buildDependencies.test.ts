import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {cacheConfig, hashInputs} from '../index';

/** Inputs of pages that the bundler does not see. */
const HIDDEN = [
  'translation/glossary.yml',
  'translation/corrections.yaml',
  'errors/answers/startup.yaml',
  'site/sidebar.yaml',
  'site/components/models.yaml',
  'plugins/some/node/deep/source.ts',
  'lib/content/source.ts',
  'translation/1.5/verified.json',
];
/** Files that are not inputs, or that the bundler watches itself. */
const NO_INPUTS = [
  'plugins/some/README.md',
  'plugins/some/node/__tests__/source.test.ts',
  'lib/content/__fixtures__/page.yaml',
  'plugins/some/client/widget.ts',
  'plugins/some/theme/Part/index.tsx',
  'plugins/some/some.d.ts',
];

const FASTER = require.resolve('@docusaurus/faster');
let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

/** Builds in a separate process, as two site builds do, and returns what the loader read from a hidden file. */
function build(hidden: string): string {
  write('inputs.json', hashInputs(root));
  const config = {
    mode: 'production',
    context: root,
    entry: './page.js',
    output: {path: path.join(root, 'out'), library: {type: 'commonjs2'}},
    cache: true,
    experiments: {
      cache: {
        type: 'persistent',
        version: 'test',
        storage: {type: 'filesystem', directory: path.join(root, 'cache')},
        ...cacheConfig([path.join(root, 'inputs.json')]).experiments.cache,
      },
    },
    module: {rules: [{test: /page\.js$/, use: [{loader: path.join(root, 'loader.cjs'), options: {hidden: path.join(root, hidden)}}]}]},
  };
  write(
    'build.cjs',
    `const {rspack} = require(${JSON.stringify(FASTER)});
     const compiler = rspack(${JSON.stringify(config)});
     compiler.run((error, stats) => {
       if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exitCode = 1; }
       compiler.close(() => undefined);
     });`,
  );
  execFileSync(process.execPath, [path.join(root, 'build.cjs')], {stdio: 'pipe'});
  return /hidden: [\w-]+/.exec(readFileSync(path.join(root, 'out/main.js'), 'utf8'))?.[0] ?? '';
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-dependencies-'));
  for (const folder of ['markdown', 'api', ...HIDDEN.map((file) => path.dirname(file))]) write(`${folder}/.keep`, '');
  write('package-lock.json', '{}');
  write('api/openapi.yaml', '');
  write('page.js', 'module.exports = "hidden: NOTHING";');
  // Reads a file without telling the bundler, as Markdown transforms do.
  write(
    'loader.cjs',
    `module.exports = function (source) { return source.replace('NOTHING', require('node:fs').readFileSync(this.getOptions().hidden, 'utf8')); };`,
  );
});

it.each(HIDDEN)('a change of %s changes the next build', (file) => {
  for (const other of HIDDEN) write(other, 'first');
  expect(build(file)).toBe('hidden: first');
  write(file, 'second');
  expect(build(file)).toBe('hidden: second');
});

it('files that a page is not made from change nothing, a new input does', () => {
  for (const file of NO_INPUTS) write(file, 'first');
  const before = hashInputs(root);
  for (const file of NO_INPUTS) write(file, 'second');
  expect(hashInputs(root)).toBe(before);
  write('site/components/new.yaml', '');
  expect(hashInputs(root)).not.toBe(before);
});

it('without a change, what was built is kept', () => {
  const file = 'unlisted/file.yaml';
  write(file, 'first');
  expect(build(file)).toBe('hidden: first');
  write(file, 'second');
  expect(build(file)).toBe('hidden: first');
});
