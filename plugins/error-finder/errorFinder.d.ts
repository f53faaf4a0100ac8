declare module '@theme/ErrorFinder' {
  import type {ReactNode} from 'react';

  export default function ErrorFinder(): ReactNode;
}
