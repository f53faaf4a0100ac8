/** Folder under `docs/` for pages that exist only on this site: they have no upstream file and no English page. */
export const OWN_FOLDER = 'This-Site';

/** Whether a document (by its id or its file under `docs/`) exists only on this site. */
export const isOwnPage = (file: string): boolean => file.startsWith(`${OWN_FOLDER}/`);

/** Prefix of the slug of a page about API changes; the older version follows. */
export const CHANGES_PREFIX = 'changes-from-';

const OWN_API_ROUTE = new RegExp(`^/api/${CHANGES_PREFIX}`);

/** Whether a route of the API reference exists only on this site. */
export const isOwnApiRoute = (route: string): boolean => OWN_API_ROUTE.test(route);
