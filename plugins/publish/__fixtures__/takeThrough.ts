import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BuiltPage} from '../../../lib/build/builtPage';
import {PageCache} from '../../../lib/build/pageCache';
import type {BuiltSite, PublishStep} from '../../../lib/build/publishStep';

/** Creates an empty cache. */
export const emptyCache = () => new PageCache(mkdtempSync(path.join(tmpdir(), 'page-cache-')), 'code');

/**
 * Processes pages with one step, like the plugin.
 *
 * @param results analysis results of earlier steps
 */
export function takeThrough(
  step: PublishStep,
  pages: readonly BuiltPage[],
  given: Partial<BuiltSite> = {},
  results: Readonly<Record<string, unknown>> = {},
): void {
  const site = {cache: emptyCache(), ...given} as BuiltSite;
  void step.start?.(site);
  const {run, settings} = step.analysis?.(site) ?? {};
  for (const page of pages) step.page?.(page, site, run?.(page, settings, results));
  void step.finish?.(site);
}
