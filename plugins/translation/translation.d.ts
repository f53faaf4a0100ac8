declare module '@theme/TranslationStatusPage' {
  import type {TranslationStatus} from '@site/plugins/translation/types';
  import type {ReactNode} from 'react';

  export type Props = {status: TranslationStatus};
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
