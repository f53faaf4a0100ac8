type Building = {name: string; postBuild?: (props: never) => unknown};

/**
 * Waits until every other plugin has written its files after the build.
 *
 * Docusaurus starts the `postBuild` of all plugins at once, in their order, and has no step after it; the copy however
 * is of what they all leave behind. So the first of them watches the others.
 *
 * @returns whether all of them succeeded; Docusaurus itself reports those that did not
 * @throws Error when a plugin comes earlier in the list and so can no longer be watched
 */
export async function awaitOtherPlugins(plugins: readonly Building[], ownName: string): Promise<boolean> {
  const others = plugins.filter(({name, postBuild}) => name !== ownName && postBuild);
  const runs = new Map<string, Promise<unknown>>();
  for (const plugin of others) {
    const run = plugin.postBuild?.bind(plugin);
    plugin.postBuild = (props) => {
      const result = (async () => run?.(props))();
      runs.set(plugin.name, result);
      return result;
    };
  }
  await new Promise((resolve) => setImmediate(resolve));
  const missed = others.filter(({name}) => !runs.has(name)).map(({name}) => name);
  if (missed.length > 0) {
    throw new Error(
      `[${ownName}] 这个插件要等其他插件写完文件，所以应当排在 plugins 的第一个（site/createConfig.ts）；排在它前面的有：${missed.join('、')}`,
    );
  }
  const results = await Promise.allSettled(runs.values());
  return results.every(({status}) => status === 'fulfilled');
}
