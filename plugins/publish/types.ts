/** What all pages of a site have in common. */
export type SiteFacts = {
  name: string;
  /** Full address of the home page, with a slash at its end. */
  root: string;
  language: string;
};

/** A part of the site, with its pages in the order of the sidebar. */
export type Section = {title: string; routes: string[]};

/** What the texts for programs say about the site as a whole. */
export type TextFacts = {
  title: string;
  tagline: string;
  /** Full address of the home page, with a slash at its end. */
  siteUrl: string;
  langflowVersion: string;
  upstreamDocs: string;
  upstreamRepository: string;
  /** Folder of the files of this version under the site, with a slash at its end; nothing for the version at the root. */
  folder?: string;
  /** The lists of other versions. */
  others?: {label: string; url: string}[];
};
