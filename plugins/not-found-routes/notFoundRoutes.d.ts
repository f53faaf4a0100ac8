declare module '@generated/not-found-routes/default/routes.json' {
  import type {KnownRoute} from './client/suggestRoutes';

  const routes: KnownRoute[];
  export default routes;
}
