declare module '@generated/search-zh/default/modalStyles.json' {
  const styles: string;
  export default styles;
}

declare module '@generated/search-zh/default/pageStyles.json' {
  const styles: string;
  export default styles;
}

declare module '@generated/search-zh/default/pageTexts.json' {
  const texts: import('./texts').PageTexts;
  export default texts;
}

declare module '@generated/search-zh/default/texts.json' {
  const texts: import('./texts').SearchTexts;
  export default texts;
}

declare module '@generated/search-zh/default/settings.json' {
  const settings: import('./types').LoadedSettings;
  export default settings;
}

declare module '@generated/search-zh/default/start.json' {
  const start: {pages: {to: string; label: string}[]; samples: string[]};
  export default start;
}

declare module '@theme/SearchHelp' {
  import type {ReactNode} from 'react';
  export default function SearchHelp(): ReactNode;
}

declare module '@theme/SearchPage' {
  import type {ReactNode} from 'react';
  export default function SearchPage(): ReactNode;
}

declare module '@theme/SearchStart' {
  import type {ReactNode} from 'react';
  /** What to do with an empty field. */
  export default function SearchStart(props: {onSearch: (query: string) => void; onLeave?: () => void}): ReactNode;
}

declare module '@theme/SearchMessage' {
  import type {ReactNode} from 'react';
  export type Props = {
    query: string;
    /** Where the query is typed. */
    field: HTMLInputElement | null;
    /** Called when the reader follows a link. */
    onLeave?: () => void;
  };
  /** What a site says above the results of a query. */
  export default function SearchMessage(props: Props): ReactNode;
}

declare module '@theme/SearchNothing' {
  import type {ReactNode} from 'react';
  /** What a site says besides if a query has no results. */
  export default function SearchNothing(props: {query: string; onLeave?: () => void}): ReactNode;
}

declare module '@theme/SearchVersions' {
  import type {SearchVersions} from 'docusaurus-search-zh/client/versions';
  /** The versions that a reader can choose from. */
  export default function useSearchVersions(): SearchVersions;
}

declare module '@theme/SearchConsent' {
  /** Whether the hosted search may be told which results a reader saw. */
  export default function mayReportViews(): boolean;
}
