import {expect, test} from 'vitest';
import {awaitOtherPlugins} from '../awaitOtherPlugins';

type TestPlugin = {name: string; postBuild?: (props: {outDir: string}) => Promise<void>};

/** Runs the plugins as Docusaurus does: all at once, in their order. */
const runAll = (plugins: TestPlugin[]) => Promise.allSettled(plugins.map(async (plugin) => plugin.postBuild?.({outDir: 'build'})));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function makePlugins(log: string[]): TestPlugin[] {
  const plugins: TestPlugin[] = [
    {
      name: 'own',
      async postBuild() {
        log.push(`own ${await awaitOtherPlugins(plugins, 'own')}`);
      },
    },
    {name: 'no step'},
    {name: 'slow', postBuild: ({outDir}) => pause(30).then(() => void log.push(`slow ${outDir}`))},
    {name: 'quick', postBuild: async () => void log.push('quick')},
  ];
  return plugins;
}

test('runs after all others, which get what they would get', async () => {
  const log: string[] = [];
  await runAll(makePlugins(log));
  expect(log).toEqual(['quick', 'slow build', 'own true']);
});

test('says when another plugin failed, and leaves the report to Docusaurus', async () => {
  const log: string[] = [];
  const failing: TestPlugin = {name: 'failing', postBuild: () => Promise.reject(new Error('no'))};
  const plugins = makePlugins(log);
  plugins.push(failing);
  const results = await runAll(plugins);
  expect(log.at(-1)).toBe('own false');
  expect(results.map(({status}) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});

test('refuses to pack too early when plugins run before it', async () => {
  const plugins = makePlugins([]);
  plugins.push(plugins.shift() as TestPlugin);
  const results = await runAll(plugins);
  expect(String((results.at(-1) as PromiseRejectedResult).reason)).toMatchInlineSnapshot(
    `"Error: [own] 这个插件要等其他插件写完文件，所以应当排在 plugins 的第一个（site/createConfig.ts）；排在它前面的有：slow、quick"`,
  );
});
