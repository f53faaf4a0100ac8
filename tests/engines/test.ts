import {test as base, inject} from 'vitest';
import type {Engine, EngineOptions} from './engine';
import {startFirefox} from './firefox';
import type {EngineTab} from './tab';
import {startWebKit} from './webkit';

const START = {firefox: startFirefox, webkit: startWebKit};

/** Starts the engine that this run is about. */
export const startEngine = (options: EngineOptions = {}): Promise<Engine> => START[inject('engine')](options);

/** Opens a tab on the site under test. */
export const openTab = (engine: Engine): Promise<EngineTab> => engine.openTab(inject('origin'));

/** Vitest's `test` with one browser for all tests of a file, and a tab for each. */
export const test = base.extend<{$file: {engine: Engine}; $test: {tab: EngineTab}}>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const engine = await startEngine();
      await use(engine);
      await engine.close();
    },
    {scope: 'file'},
  ],
  tab: async ({engine}, use) => {
    const tab = await openTab(engine);
    await use(tab);
    await tab.close();
  },
});
