import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import scriptOutputPlugin from '../index';

type Config = {output?: object; optimization?: object; plugins?: unknown[]};

const JS = () => new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {format: {ascii_only: true}}});
const CSS = new rspack.LightningCssMinimizerRspackPlugin();

/** What the plugin adds to a configuration. */
const addedTo = (minimizer: unknown[], isServer: boolean) =>
  scriptOutputPlugin().configureWebpack?.({optimization: {minimizer}} as never, isServer, {} as never, undefined) as Config & {
    optimization: {minimizer: unknown[]};
    mergeStrategy: object;
  };

/** Builds a page with a chunk, and returns the scripts by their names. */
async function build(config: Config): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'script-output-'));
  writeFileSync(path.join(folder, 'page.js'), "import(/* webpackChunkName: 'chunk' */ './chunk.js');");
  writeFileSync(path.join(folder, 'chunk.js'), "console.log('构建“流程”', '\u2028');");
  const output = {filename: 'assets/js/[name].js', ...config.output, path: folder};
  const compiler = rspack({mode: 'production', context: folder, entry: './page.js', ...(config as object), output});
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  const scripts = path.join(folder, 'assets/js');
  return new Map(readdirSync(scripts).map((name) => [name, readFileSync(path.join(scripts, name), 'utf8')]));
}

function buildMinimized() {
  const {output, optimization, plugins} = addedTo([JS()], false);
  return build({output, optimization: {minimize: true, ...optimization}, plugins});
}

it('leaves Chinese as it is in scripts, and gives chunks shorter names', async () => {
  const scripts = await buildMinimized();
  const [name, code] = [...scripts].find(([file]) => file.startsWith('chunk')) as [string, string];
  expect(name).toMatch(/^chunk\.[0-9a-f]{6}\.js$/);
  expect(code).toContain('构建“流程”');
  // A line separator would end the line of a script for old readers of JavaScript.
  expect(code).toContain('\\u2028');
});

it('asks for the entry to be compiled early, and for nothing else', async () => {
  const scripts = await buildMinimized();
  const hinted = [...scripts].filter(([, code]) => code.startsWith('//# allFunctionsCalledOnLoad\n')).map(([name]) => name);
  expect(scripts.size).toBe(2);
  expect(hinted).toEqual(['main.js']);
});

it('replaces the minimizer of scripts alone, and keeps the others in their place', () => {
  const {optimization, mergeStrategy} = addedTo([CSS, JS()], false);
  expect(optimization.minimizer[0]).toBe(CSS);
  expect(optimization.minimizer[1]).toBeInstanceOf(rspack.SwcJsMinimizerRspackPlugin);
  expect(optimization.minimizer).toHaveLength(2);
  expect(mergeStrategy).toEqual({'optimization.minimizer': 'replace'});
});

it('leaves the server and the development server alone', () => {
  expect(addedTo([JS()], true)).toEqual({});
  expect(addedTo([], false)).toEqual({});
});
