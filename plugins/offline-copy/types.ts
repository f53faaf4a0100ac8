/** One address of the site, as Workbox's precaching takes it. */
export type CopyFile = {
  /** Under the base path: the route of a page, the path of any other file. */
  url: string;
  /** Start of the content's SHA-256, as hexadecimal. */
  revision: string;
  /** Bytes to download, compressed as servers send it. */
  size: number;
};

/** A version of the site for reading offline: everything in it, told by the content. */
export type CopyManifest = {
  /** Names what the version is made of. */
  version: string;
  /** When the newest page was changed; missing where the build knows no history. */
  changed?: string;
  /** Bytes to download. */
  bytes: number;
  /** Bytes that it takes in the browser's store, where nothing is compressed. */
  storage: number;
  /** How many pages there are to read. */
  pages: number;
  files: CopyFile[];
  /** Old addresses and where they lead, without slashes at the ends. */
  redirects: Record<string, string>;
};

/** The version that the browser keeps, complete. */
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
