import routes from '@generated/not-found-routes/default/routes.json';
import {type KnownRoute, searchQueryOf, suggestRoutes} from './suggestRoutes';

/** What may help at an address that does not exist: pages similar to it, best first, and its words as a query. */
export type Help = {routes: KnownRoute[]; query: string};

export const findHelp = (pathname: string): Help => ({routes: suggestRoutes(pathname, routes), query: searchQueryOf(pathname)});
