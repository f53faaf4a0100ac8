/** A package whose code or styles readers download. */
export type ShippedPackage = {
  /** Its folder under the repository, as the lockfile calls it: `node_modules/react`. */
  folder: string;
  name: string;
  version: string;
  /** SPDX expression; empty where the package names none. */
  license: string;
  /** The lines of its licence that say whose it is. */
  copyright: string[];
  /** Where its source is kept; empty where the package does not say. */
  url: string;
  /** Full text of the licence; empty where there is none. */
  text: string;
};

/** What the page shows of a package. */
export type ListedPackage = Omit<ShippedPackage, 'text' | 'folder'>;

/** What the bundler put into the files of one build, as it is kept under `.docusaurus/`. */
export type BundleReport = {
  format: 1;
  /** Folders of packages, sorted. */
  folders: string[];
  /** Scripts and styles, relative to the output folder, sorted. */
  files: string[];
};
