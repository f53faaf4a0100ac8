declare module '@theme/PrivacyPage' {
  import type {PrivacyFacts} from '@site/plugins/analytics/types';
  import type {Props as StatisticsProps} from '@theme/PrivacyStatistics';
  import type {ComponentType, ReactNode} from 'react';

  /** `Statistics` is passed by the route, only if analytics is on, so that the page code does not contain it otherwise. */
  export type Props = {facts: PrivacyFacts; Statistics?: ComponentType<StatisticsProps>};

  export default function PrivacyPage(props: Props): ReactNode;
}

declare module '@theme/PrivacyStatistics' {
  import type {PrivacyFacts} from '@site/plugins/analytics/types';
  import type {ReactNode} from 'react';

  export type Props = {analytics: NonNullable<PrivacyFacts['analytics']>; search: PrivacyFacts['search']};

  export default function PrivacyStatistics(props: Props): ReactNode;
}
