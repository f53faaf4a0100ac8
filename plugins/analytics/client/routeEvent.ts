/** Sent on `window` after React has shown another route, query or hash. */
export const ROUTE_EVENT = 'site:route';
