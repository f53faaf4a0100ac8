import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BuiltPage} from '../../../lib/build/builtPage';
import {PageCache} from '../../../lib/build/pageCache';
import type {BuiltSite, PublishStep} from '../../../lib/build/publishStep';

/** A cache that holds nothing yet. */
export const emptyCache = () => new PageCache(mkdtempSync(path.join(tmpdir(), 'page-cache-')), 'code');

/** Takes pages through one step, as the plugin does. */
export function takeThrough(step: PublishStep, pages: readonly BuiltPage[], given: Partial<BuiltSite> = {}): void {
  const site = {cache: emptyCache(), ...given} as BuiltSite;
  void step.start?.(site);
  for (const page of pages) step.page?.(page, site);
  void step.finish?.(site);
}
