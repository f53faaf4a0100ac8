/** Key of the front matter of a rendered page that holds what its author has written as `description`. */
export const SUMMARY_KEY = 'summary';
