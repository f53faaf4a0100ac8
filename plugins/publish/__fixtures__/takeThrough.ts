import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BuiltPage} from '../../../lib/build/builtPage';
import {PageCache} from '../../../lib/build/pageCache';
import type {BuiltSite, PublishStep} from '../../../lib/build/publishStep';

/** A cache that holds nothing yet. */
export const emptyCache = () => new PageCache(mkdtempSync(path.join(tmpdir(), 'page-cache-')), 'code');

/**
 * Takes pages through one step, as the plugin does.
 *
 * @param results what the analyses of earlier steps have found
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
