declare module '@theme/TranslationStatusPage' {
  import type {TranslationStatus} from '@site/plugins/translation-status/types';
  import type {ReactNode} from 'react';

  export type Props = {status: TranslationStatus};
  export default function TranslationStatusPage(props: Props): ReactNode;
}

declare module '@theme/TranslationBanner' {
  import type {TranslationNotice} from '@site/plugins/translation-status/types';
  import type {ReactNode} from 'react';

  export type Props = {notice: TranslationNotice};
  export default function TranslationBanner(props: Props): ReactNode;
}
