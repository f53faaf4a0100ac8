import type {PluginConfig} from '@docusaurus/types';
import type {Redirect} from '../lib/content/navigation/redirects';
import type {AnswerGroup} from '../lib/errors/answers';
import type {CorrectionsOptions} from '../markdown/remarkCorrections';
import type {SiteSettings} from './settings';
import type {VersionParts} from './versionParts';

/** Address of the English site. */
export const UPSTREAM_DOCS = 'https://docs.langflow.org';

/** The parts that differ between the sites built from this code base. */
export type SiteParts = {
  /** Folder of the site configuration. */
  siteDir: string;
  settings: SiteSettings;
  /** Relative to `siteDir`. */
  sidebarPath: string;
  /** The versions that are shown; the one at the root of the site comes first. */
  versions: VersionParts[];
  /** Corrections of the official English documentation, and the pages that their list may name. */
  corrections: Pick<CorrectionsOptions, 'corrections' | 'pages'>;
  /** Answers to error messages of Langflow; without them there is no page of answers. */
  answers?: readonly AnswerGroup[];
  /** Plugins that read the content of this repository. */
  contentPlugins: PluginConfig[];
  /** Further options of the docs plugin, such as versions. */
  docsOptions?: Record<string, unknown>;
};

/** Old paths of all versions. */
export const redirectsOf = ({versions}: SiteParts): Redirect[] => versions.flatMap(({redirects}) => redirects);
