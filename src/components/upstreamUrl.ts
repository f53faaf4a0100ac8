import {originalOfRoute} from '../../lib/content/address';

/**
 * Address of the English page that corresponds to a route of a version.
 *
 * @param english path of the version on the English site; nothing for its newest
 */
export function upstreamUrl(upstreamDocs: string, route: string, english?: string): string {
  return upstreamDocs + originalOfRoute(english, route);
}
