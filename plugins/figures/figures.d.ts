declare module '@theme/Figure' {
  import type {PictureData} from '@site/plugins/figures/types';
  import type {ReactNode} from 'react';

  export type Props = {
    figure: PictureData;
    /** Version of the page; without it, the figure has no buttons for its flow. */
    version?: string;
  };
  export default function Figure(props: Props): ReactNode;
}

declare module '@theme/PanelFigure' {
  import type {PanelData} from '@site/plugins/figures/types';
  import type {ReactNode} from 'react';

  export type Props = {figure: PanelData};
  export default function PanelFigure(props: Props): ReactNode;
}

declare module '@theme/FlowsGallery' {
  import type {FlowGallery} from '@site/plugins/figures/types';
  import type {ReactNode} from 'react';

  export type Props = {
    gallery: FlowGallery;
    /** Version of the docs whose pages show them. */
    version: string;
  };
  export default function FlowsGallery(props: Props): ReactNode;
}

declare module '@generated/figures/default/__flow-tables.json' {
  import type {FlowTables} from '@site/lib/flowFile/composeFor';

  const tables: FlowTables;
  export default tables;
}

declare module '@theme/FiguresGallery' {
  import type {FigureData} from '@site/plugins/figures/types';
  import type {ReactNode} from 'react';

  export type Props = {figures: FigureData[]};
  export default function FiguresGallery(props: Props): ReactNode;
}
