/** Place of a section: the title of its page, and the headings below the title down to its own; none at the beginning of the page. */
type Place = {title: string; headings: readonly string[]};

/** Whether a section is the beginning of its page. */
export const isBeginning = ({headings}: Pick<Place, 'headings'>): boolean => headings.length === 0;

/** Own heading of a section; the title of the page for its beginning. */
export const headingOf = ({title, headings}: Place): string => headings.at(-1) ?? title;
