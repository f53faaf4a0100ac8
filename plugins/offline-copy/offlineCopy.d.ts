declare module '@theme/OfflinePage' {
  import type {ReactNode} from 'react';

  export default function OfflinePage(): ReactNode;
}
