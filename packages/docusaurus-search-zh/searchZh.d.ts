declare module '@generated/search-zh/default/modalStyles.json' {
  const styles: string;
  export default styles;
}

declare module '@generated/search-zh/default/pageStyles.json' {
  const styles: string;
  export default styles;
}

declare module '@theme/SearchHelp' {
  import type {ReactNode} from 'react';
  export default function SearchHelp(): ReactNode;
}

declare module '@theme/SearchPage' {
  import type {ReactNode} from 'react';
  export default function SearchPage(): ReactNode;
}
