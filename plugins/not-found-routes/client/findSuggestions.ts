import routes from '@generated/not-found-routes/default/routes.json';
import {type KnownRoute, suggestRoutes} from './suggestRoutes';

/** Pages most similar to an address that does not exist, best first. */
export const findSuggestions = (pathname: string): KnownRoute[] => suggestRoutes(pathname, routes);
