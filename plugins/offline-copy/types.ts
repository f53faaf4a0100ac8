/** One address of the site, as Workbox's precaching takes it. */
export type CopyFile = {
  /** Under the base path: the route of a page, the path of any other file. */
  url: string;
  /** Start of the content's SHA-256, as hexadecimal. */
  revision: string;
  /** Bytes to download, compressed as servers send it. */
  size: number;
  /** Label of the version of the docs that alone needs it; missing for what is needed with any. */
  label?: string;
};

/** What belongs together: the files of one version of the docs, or those that all need. */
export type CopyPart = {
  /** Names the content. */
  version: string;
  /** Bytes to download. */
  bytes: number;
  /** Bytes that it takes in the browser's store, where nothing is compressed. */
  storage: number;
  /** How many pages there are to read. */
  pages: number;
};

/** A state of the site for reading offline, told by its content: all that a reader wants of it. */
export type CopyManifest = CopyPart & {
  /** When the newest page was changed; missing where the build knows no history. */
  changed?: string;
  /** Labels of the versions of the docs that it holds; missing in a site of one version, and in copies from before there was a choice. */
  labels?: string[];
  files: CopyFile[];
  /** Old addresses and where they lead, without slashes at the ends. */
  redirects: Record<string, string>;
};

/** What a site has to offer. */
export type SiteParts = {
  changed?: string;
  /** What is needed with any version. */
  common: CopyPart;
  /** The versions of the docs, the one at the root first; none in a site that has but one. */
  versions: (CopyPart & {label: string})[];
  /** What is needed with any version, and what only the first needs. */
  files: CopyFile[];
  /** What only the other versions need. */
  more: CopyFile[];
  redirects: Record<string, string>;
};

/** `offline.json`. The copy of the first version stands in it whole, as pages and workers read it that know of no choice. */
export type SiteManifest = SiteParts & CopyManifest;

/** What the browser keeps, complete. */
export type CopyState = CopyManifest & {
  /** When it was completed, by the reader's clock. */
  installed: number;
};

/** What the worker learnt when it last asked the site for its newest version. */
export type CopyNews = {
  version: string;
  /** When it asked, by the reader's clock. */
  asked: number;
  /** The site offers no copy any more. */
  isGone: boolean;
};
