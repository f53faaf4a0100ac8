import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {describe, expect, it} from 'vitest';
import {withSteadyRuntime} from '../steadyRuntime';

const minimizer = () => new rspack.SwcJsMinimizerRspackPlugin({});

/** Bundles a script whose runtime loads another one later, and gives the code of both kinds of file. */
async function bundle(minimizers: unknown[]): Promise<{runtime: string; main: string}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'runtime-'));
  writeFileSync(path.join(folder, 'later.js'), 'export const value = 1;');
  writeFileSync(
    path.join(folder, 'main.js'),
    "import('./later').then((aLongName) => { const anotherName = aLongName.value; console.log(anotherName, anotherName); });",
  );
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './main.js'},
    output: {path: path.join(folder, 'out'), filename: 'assets/js/[name].[contenthash:8].js'},
    optimization: {runtimeChunk: true, minimize: true, minimizer: minimizers as never},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
  const js = path.join(folder, 'out/assets/js');
  const codeOf = (start: string) => readFileSync(path.join(js, readdirSync(js).find((file) => file.startsWith(start)) as string), 'utf8');
  return {runtime: codeOf('runtime~main'), main: codeOf('main')};
}

describe('withSteadyRuntime', () => {
  it('keeps the names of the runtime and shortens all others', async () => {
    const {runtime, main} = await bundle(withSteadyRuntime([minimizer()]));
    expect(runtime).toContain('__webpack_module_cache__');
    expect(runtime).not.toMatch(/\n\s+\S/);
    expect(main).not.toMatch(/aLongName|anotherName/);
    expect((await bundle([minimizer()])).runtime).not.toContain('__webpack_module_cache__');
  });

  it('leaves the other minimizers in their places', () => {
    const [first, last] = [{name: 'first'}, {name: 'last'}];
    const minimizers = withSteadyRuntime([first, minimizer(), last]);
    expect([minimizers.length, minimizers[0], minimizers[3]]).toEqual([4, first, last]);
  });

  it('says when Docusaurus minimizes with something else', () => {
    expect(() => withSteadyRuntime([{name: 'TerserPlugin'}])).toThrow(/应当有 SwcJsMinimizerRspackPlugin；收到的是 TerserPlugin/);
  });
});
