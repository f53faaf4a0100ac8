/** Data that is the same for all pages of a site. */
export type PublishedSite = {
  name: string;
  /** Full address of the home page, with a trailing slash. */
  root: string;
  language: string;
};

/** A part of the site. Its pages are in sidebar order. */
export type NavSection = {title: string; routes: string[]};

/** Data about the whole site in the texts for programs. */
export type TextFacts = {
  title: string;
  tagline: string;
  /** Full address of the home page, with a trailing slash. */
  siteUrl: string;
  langflowVersion: string;
  upstreamDocs: string;
  upstreamRepository: string;
  /** Folder of the files of this version in the site, with a trailing slash; empty for the root version. */
  folder?: string;
  /** The indexes of other versions. */
  others?: {label: string; url: string}[];
};
