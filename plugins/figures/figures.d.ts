declare module '@theme/Figure' {
  import type {FigureData} from '@site/plugins/figures/types';
  import type {ReactNode} from 'react';

  export type Props = {
    figure: FigureData;
    /** Whether no other figure of the page stands before it. */
    isFirst?: boolean;
  };
  export default function Figure(props: Props): ReactNode;
}

declare module '@theme/FiguresGallery' {
  import type {FigureData} from '@site/plugins/figures/types';
  import type {ReactNode} from 'react';

  export type Props = {figures: FigureData[]};
  export default function FiguresGallery(props: Props): ReactNode;
}
