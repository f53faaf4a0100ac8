/** One download: many small files of the site, one after the other, compressed as one. */
export type CopyPack = {
  /** Path under the base path; named after its content. */
  file: string;
  /** Bytes to download. */
  bytes: number;
  /** SHA-256 of the download, as hexadecimal. */
  digest: string;
  /** What it holds, in order: path under the base path, and length in bytes. */
  files: [path: string, length: number][];
};

/** Everything that a copy of the site is made of. */
export type CopyIndex = {
  packs: CopyPack[];
  /** Old addresses and where they lead, without the base path and without slashes at the ends. */
  redirects: Record<string, string>;
};

/** The newest version that the site offers: the one file of the copy whose name stays the same. */
export type CopyPointer = {
  /** Names the index and, by it, everything else. */
  version: string;
  /** When the newest page was changed; missing where the build knows no history. */
  changed?: string;
  /** Bytes of all packs. */
  bytes: number;
  /** How many pages there are to read. */
  pages: number;
};

/** What the browser knows about the copy that it keeps. */
export type CopyState = CopyPointer & {
  /** When this version was completed, by the reader's clock. */
  installed: number;
  /** Security headers that all pages of the site come with. */
  headers: [name: string, value: string][];
};

/** What the worker learnt when it last asked the site for its newest version. */
export type CopyNews = {
  version: string;
  /** When it asked, by the reader's clock. */
  asked: number;
  /** The site offers no copy any more. */
  isGone: boolean;
};
