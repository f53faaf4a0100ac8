/** Address on the site of a route of a version: `/` of a version under `/1.10` is `/1.10`. */
export const addressOfRoute = (base: string, route: string): string => (route === '/' && base ? base : base + route);
