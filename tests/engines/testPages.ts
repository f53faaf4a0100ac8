import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Engine} from './engine';
import type {EngineTab} from './tab';
import {openTab, startEngine} from './test';

/**
 * Defines a test for each page, all in one tab, because opening one takes as long as a page does.
 *
 * @param findFaults opens a page and returns what is wrong with it
 */
export function testPages(paths: readonly string[], findFaults: (tab: EngineTab, path: string) => Promise<string[]>): void {
  let engine: Engine;
  let tab: EngineTab | undefined;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(async () => {
    await tab?.close();
    await engine.close();
  });

  test.for(paths)('%s is no wider than the screen, and hydrates', async (path) => {
    const used = tab ?? (await openTab(engine));
    tab = undefined;
    try {
      expect(await findFaults(used, path)).toEqual([]);
      tab = used;
    } finally {
      // A page that kills its process, or never answers, takes its tab along.
      if (!tab) await used.close().catch(() => undefined);
    }
  });
}
