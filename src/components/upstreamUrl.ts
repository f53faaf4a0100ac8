import {originalOfRoute} from '../../lib/content/address';

/**
 * Address of the English page for a route of a version.
 *
 * @param english path of the version on the English site; empty for its newest version
 */
export function upstreamUrl(upstreamDocs: string, route: string, english?: string): string {
  return upstreamDocs + originalOfRoute(english, route);
}
