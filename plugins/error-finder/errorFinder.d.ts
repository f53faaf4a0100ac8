declare module '@theme/ErrorFinder' {
  import type {ReactNode} from 'react';

  export default function ErrorFinder(): ReactNode;
}

declare module '@generated/error-finder/default/styles.json' {
  const styles: string;
  export default styles;
}
