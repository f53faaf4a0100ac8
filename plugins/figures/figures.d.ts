declare module '@theme/Figure' {
  import type {ReactNode} from 'react';
  import type {FigureData} from '@site/plugins/figures/types';

  export type Props = {figure: FigureData};
  export default function Figure(props: Props): ReactNode;
}

declare module '@theme/FiguresGallery' {
  import type {ReactNode} from 'react';
  import type {FigureData} from '@site/plugins/figures/types';

  export type Props = {figures: FigureData[]};
  export default function FiguresGallery(props: Props): ReactNode;
}
