/** A page of the built site in Markdown. */
export type MarkdownPage = {
  /** Path without the base path, as readers see it: `/`, `/concepts-flows`. */
  route: string;
  /** Full address of the page. */
  url: string;
  /** Path of its Markdown file under the site: `index.md`, `concepts-flows.md`. */
  file: string;
  title: string;
  description: string;
  /** The whole file: title, description, address, body. */
  markdown: string;
};

/** A part of the site, with its pages in the order of the sidebar. */
export type Section = {title: string; routes: string[]};

/** What the text files say about the site as a whole. */
export type SiteFacts = {
  title: string;
  tagline: string;
  /** Full address of the home page, with a slash at its end. */
  siteUrl: string;
  langflowVersion: string;
  upstreamDocs: string;
  upstreamRepository: string;
};
