/** Address of the English page that corresponds to a route of this site. */
export function upstreamUrl(upstreamDocs: string, route: string): string {
  return route === '/' ? `${upstreamDocs}/` : upstreamDocs + route;
}
