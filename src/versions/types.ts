/** A version of Langflow that the site documents, as pages know it. */
export type SiteVersion = {
  /** What readers call it: `1.13`. */
  label: string;
  /** What Docusaurus calls it. */
  name: string;
  /** Path under which its pages stand, within the site; nothing for the version at the root. */
  base: string;
  /** Address of the page that stands for all of it, within the site. */
  home: string;
  /** The release that its pages describe: `1.13.0`. */
  langflow: string;
  /** The commit of upstream that it is compared with. */
  commit: string;
  hasApi: boolean;
  /** Route of the page that says what became of the operations of the next older version; where there is one. */
  apiChanges?: string;
  /** Path under which its pages stand on the English site; missing where that no longer has this version. */
  english?: string;
};

/** What every page knows of the versions. */
export type VersionsData = {
  /** The newest first, which stands at the root. */
  versions: SiteVersion[];
  /** By the label of an older version, by the route of its page, the page that took its place at the root. */
  successors: Record<string, Record<string, string>>;
};
