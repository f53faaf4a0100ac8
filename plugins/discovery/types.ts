/** What the head of a built page and its breadcrumbs say about it. */
export type PageFacts = {
  /** Address of the page under the site's base path, e.g. `/concepts-flows`. */
  route: string;
  /** Full address. */
  url: string;
  title: string;
  description: string;
  /** Groups of the navigation that lead to the page, outermost first. */
  sections: string[];
  /** Day and time of its last change, as ISO text; without git history there is none. */
  modified?: string;
  /** Full address of the English page that it translates. */
  original?: string;
  /** The page asks not to be found, as an unlisted one does. */
  isUnlisted?: true;
};

/** What all pages of a site have in common. */
export type SiteFacts = {
  name: string;
  /** Full address of the home page, with a slash at its end. */
  root: string;
  language: string;
};
