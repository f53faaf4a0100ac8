import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {cacheConfig} from '../index';
import {isIntact, openBundlerCache, recordBundlerCache} from '../node/bundlerCache';
import {hashInputs} from '../node/hashInputs';

const FASTER = require.resolve('@docusaurus/faster');
let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-dependencies-'));
});
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const cache = () => path.join(root, 'cache');

describe('the hash of inputs', () => {
  const hash = (data: unknown, settings: object = {}) =>
    hashInputs(
      {
        siteDir: root,
        siteConfigPath: path.join(root, 'docusaurus.config.ts'),
        siteConfig: {plugins: ['./plugin.ts', ['@package/plugin', {}], null], themes: [['./theme.ts', {}]], ...settings} as never,
      },
      data,
    );
  const FILES = ['docusaurus.config.ts', 'imported.ts', 'plugin.ts', 'theme.ts', 'deep/source.ts'];
  beforeEach(() => {
    write('docusaurus.config.ts', `export {value} from './imported';`);
    write('imported.ts', 'export const value = 1;');
    write('plugin.ts', `export {deep} from './deep/source';`);
    write('theme.ts', `import type {Named} from './types';\nexport const theme: Named = '';`);
    write('deep/source.ts', 'export const deep = 1;');
    write('types.ts', 'export type Named = string;');
  });

  it.each(FILES)('changes with the code in %s', (file) => {
    const before = hash({});
    write(file, `${readFileSync(path.join(root, file), 'utf8')}\nexport const added = 2;`);
    expect(hash({})).not.toBe(before);
  });

  it('stays the same when a file changes that only declares types, or that nothing imports', () => {
    const before = hash({});
    write('types.ts', 'export type Named = string | number;');
    write('other.ts', 'export const other = 1;');
    expect(hash({})).toBe(before);
  });

  it('changes with the data and with the settings of the site', () => {
    const before = hash({titles: new Map([['/a', '甲']])});
    expect(hash({titles: new Map([['/a', '甲']])})).toBe(before);
    expect(hash({titles: new Map([['/a', '乙']])})).not.toBe(before);
    expect(hash({titles: new Map([['/a', '甲']])}, {baseUrl: '/docs/'})).not.toBe(before);
  });
});

/** Builds in a separate process, as two site builds do, and returns what the loader read from `hidden.txt`. */
function build(inputs: string): string {
  write('inputs.json', inputs);
  const config = {
    mode: 'production',
    context: root,
    entry: './page.js',
    output: {path: path.join(root, 'out'), library: {type: 'commonjs2'}},
    cache: true,
    experiments: {cache: {type: 'persistent', version: 'test', ...cacheConfig(cache(), path.join(root, 'inputs.json')).experiments.cache}},
    module: {rules: [{test: /page\.js$/, use: [{loader: path.join(root, 'loader.cjs')}]}]},
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

describe('the cache of the bundler', () => {
  beforeEach(() => {
    write('page.js', 'module.exports = "hidden: NOTHING";');
    // Reads a file without telling the bundler, as Markdown transforms do.
    write(
      'loader.cjs',
      `module.exports = (source) => source.replace('NOTHING', require('node:fs').readFileSync(${JSON.stringify(path.join(root, 'hidden.txt'))}, 'utf8'));`,
    );
    write('hidden.txt', 'first');
  });

  it('is used while the inputs stay the same, and not after they changed', () => {
    expect(build('a')).toBe('hidden: first');
    write('hidden.txt', 'second');
    expect(build('a')).toBe('hidden: first');
    expect(build('b')).toBe('hidden: second');
  });

  const files = () =>
    readdirSync(cache(), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));

  it('is removed if any of its files was truncated, and the build goes on', () => {
    build('a');
    recordBundlerCache(cache());
    expect(isIntact(cache())).toBe(true);
    const names = files().filter((file) => /\/meta\//.test(file) && statSync(file).size > 0);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      build('a');
      recordBundlerCache(cache());
      truncateSync(name, statSync(name).size >> 1);
      expect(() => build('a'), `${name} was not needed`).toThrow();
      openBundlerCache(cache());
      expect(build('a')).toBe('hidden: first');
    }
  });

  it('stays if it is as the last run left it, and goes if a file is new or lost', () => {
    write('cache/a/pack', 'text');
    recordBundlerCache(cache());
    openBundlerCache(cache());
    expect(files()).toHaveLength(1);
    write('cache/a/more', 'text');
    openBundlerCache(cache());
    expect(isIntact(cache())).toBe(false);
    expect(readdirSync(root)).not.toContain('cache');
  });

  it('is not trusted without a record', () => {
    write('cache/a/pack', 'text');
    openBundlerCache(cache());
    expect(readdirSync(root)).not.toContain('cache');
  });
});
