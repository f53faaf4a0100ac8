import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Site configuration that pages display. */
export type SiteFields = {
  /** Origin of the English documentation. */
  upstreamDocs: string;
  /** `owner/name` of the upstream repository on GitHub. */
  upstreamRepository: string;
  /** The Langflow version that the pages describe. */
  langflowVersion: string;
  repoUrl?: string;
  icpNumber?: string;
  policeNumber?: string;
  /** Pages about the site itself, for the footer. */
  footerLinks: {label: string; to: string}[];
};

export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as SiteFields;
}
