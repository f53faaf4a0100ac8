declare module '@theme/TranslationStatusPage' {
  import type {TranslationStatus, VersionOverview} from '@site/plugins/translation/types';
  import type {ReactNode} from 'react';

  export type Props = {
    status: TranslationStatus;
    /** All versions of the docs, and the label of the version that the page is about. */
    versions: VersionOverview[];
    current: string;
    /** Path of that version on the site. */
    base: string;
    /** Path of that version on the English site. */
    english?: string;
  };
  export default function TranslationStatusPage(props: Props): ReactNode;
}

declare module '@theme/TranslationBanner' {
  import type {TranslationNotice} from '@site/plugins/translation/types';
  import type {ReactNode} from 'react';

  export type Props = {notice: TranslationNotice};
  export default function TranslationBanner(props: Props): ReactNode;
}

declare module '@theme/GlossaryPage' {
  import type {GlossaryTerm} from '@site/plugins/translation/types';
  import type {ReactNode} from 'react';

  export type Props = {terms: GlossaryTerm[]};

  export default function GlossaryPage(props: Props): ReactNode;
}
