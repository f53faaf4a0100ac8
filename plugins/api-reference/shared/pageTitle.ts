/** Unique page title of an operation: a guide or another version may have a page with the same title. */
export const pageTitle = (title: string, version?: string): string => `${title}（${['API', version].filter(Boolean).join(' ')}）`;
