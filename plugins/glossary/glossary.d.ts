declare module '@theme/GlossaryPage' {
  import type {GlossaryTerm} from '@site/plugins/glossary/types';
  import type {ReactNode} from 'react';

  export type Props = {terms: GlossaryTerm[]};

  export default function GlossaryPage(props: Props): ReactNode;
}
