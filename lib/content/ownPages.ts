/** Folder under `docs/` of the pages that are this site's own: they come from no upstream file, and no English page answers to them. */
export const OWN_FOLDER = 'This-Site';

/** Whether a document, by its id or its file under `docs/`, is this site's own. */
export const isOwnPage = (file: string): boolean => file.startsWith(`${OWN_FOLDER}/`);
