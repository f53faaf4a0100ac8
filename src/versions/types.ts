/** A version of Langflow that the site documents, as pages know it. */
export type SiteVersion = {
  /** What readers call it: `1.10`. */
  label: string;
  /** What Docusaurus calls it. */
  name: string;
  /** Path under which its pages stand, within the site; nothing for the version at the root. */
  base: string;
  /** Address of the page that stands for all of it, within the site. */
  home: string;
  /** The release that its pages describe: `1.10.2`. */
  langflow: string;
  /** The commit of upstream that it is compared with. */
  commit: string;
  hasApi: boolean;
  /** Route of the page that says what became of the operations of the version at the root; where there is one. */
  apiChanges?: string;
  /** Path under which its pages stand on the English site; missing where that no longer has this version. */
  english?: string;
  /** The newest release, where readers are to be told of it. */
  newest?: string;
};

/** What every page knows of the versions. */
export type VersionsData = {
  /** The one at the root first. */
  versions: SiteVersion[];
  /** By the route of a page of the version at the root, by the label of a later one, the page that took its place there. */
  successors: Record<string, Record<string, string>>;
};
