import type {BuiltPage} from '../../../lib/build/builtPage';
import type {BuiltSite, PublishStep} from '../../../lib/build/publishStep';

/** Takes pages through one step, as the plugin does. */
export function takeThrough(step: PublishStep, pages: readonly BuiltPage[], site: Partial<BuiltSite> = {}): void {
  void step.start?.(site as BuiltSite);
  for (const page of pages) step.page?.(page, site as BuiltSite);
  void step.finish?.(site as BuiltSite);
}
