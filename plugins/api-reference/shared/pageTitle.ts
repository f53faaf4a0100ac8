/** Title of an operation's page where it stands among others: a guide may have the same one, and so may another version. */
export const pageTitle = (title: string, version?: string): string => `${title}（${['API', version].filter(Boolean).join(' ')}）`;
