/** Folder under `docs/` of the pages that are this site's own: they come from no upstream file, and no English page answers to them. */
export const OWN_FOLDER = 'This-Site';

/** Whether a document, by its id or its file under `docs/`, is this site's own. */
export const isOwnPage = (file: string): boolean => file.startsWith(`${OWN_FOLDER}/`);

/** How the slug of a page about changes of the API begins; after it comes the version since which. */
export const CHANGES_PREFIX = 'changes-from-';

const OWN_API_ROUTE = new RegExp(`^/api/${CHANGES_PREFIX}`);

/** Whether a route of the API reference is this site's own. */
export const isOwnApiRoute = (route: string): boolean => OWN_API_ROUTE.test(route);
