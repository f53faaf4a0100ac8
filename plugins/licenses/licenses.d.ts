declare module '@theme/LicensesPage' {
  import type {ListedPackage} from '@site/plugins/licenses/types';
  import type {ReactNode} from 'react';

  export type Props = {packages: ListedPackage[]};

  export default function LicensesPage(props: Props): ReactNode;
}
