/** Title of an operation's page where it stands among others: a guide may have the same one. */
export const pageTitle = (title: string): string => `${title}（API）`;
