/** A docs version that readers can choose. */
export type SearchVersion = {
  /** Name for readers: `1.13`. */
  label: string;
  /** Docusaurus name. */
  name: string;
  /** Path of its pages within the site; empty for the version whose pages are found by default. */
  base: string;
};

/** The versions of a site as a page knows them. */
export type SearchVersions = {
  /** Empty in a site with one version. */
  versions: readonly SearchVersion[];
  /** The version to search: that of the page, or on a page that all versions share, the one that the reader has chosen before. */
  reader: SearchVersion | undefined;
  /** The version that the reader is known to read; undefined on a shared page that was opened directly. */
  known: SearchVersion | undefined;
};
