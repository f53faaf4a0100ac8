/** Address on the site of a route of a version: `/` of a version under `/1.10` is `/1.10`. */
export const addressOfRoute = (base: string, route: string): string => (route === '/' && base ? base : base + route);

/** Whether a route of a version belongs to its API reference. */
export const isApiRoute = (route: string): boolean => /^\/api(?:\/|$)/.test(route);

/**
 * Address of the original of a page on the English site. The API reference there has no versions.
 *
 * @param english path of the version there; undefined if that site no longer has it
 */
export const originalOfRoute = (english: string | undefined, route: string): string =>
  english === undefined || isApiRoute(route) ? route : addressOfRoute(english, route);
