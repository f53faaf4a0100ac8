declare module '@theme/PrivacyPage' {
  import type {PrivacyFacts} from '@site/plugins/analytics/types';
  import type {ReactNode} from 'react';

  export type Props = {facts: PrivacyFacts};

  export default function PrivacyPage(props: Props): ReactNode;
}
