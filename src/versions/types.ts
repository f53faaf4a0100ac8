/** A documented version of Langflow, as pages see it. */
export type SiteVersion = {
  /** Label for readers: `1.13`. */
  label: string;
  /** Docusaurus name. */
  name: string;
  /** Path of its pages within the site; empty for the version at the root. */
  base: string;
  /** Address of its home page within the site. */
  home: string;
  /** Release that its pages describe: `1.13.0`. */
  langflow: string;
  /** Upstream commit that it is compared with. */
  commit: string;
  hasApi: boolean;
  /** Route of the page about API changes since the next older version, if there is one. */
  apiChanges?: string;
  /** Path of its pages on the English site; missing if that site no longer has this version. */
  english?: string;
};

/** Version data that every page has. */
export type VersionsData = {
  /** Newest first; the newest is at the root. */
  versions: SiteVersion[];
  /** Replacement pages at the root, by the label of the older version and the route of its page. */
  successors: Record<string, Record<string, string>>;
};
