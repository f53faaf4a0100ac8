import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import type {ReactNode} from 'react';

/** A tab's panel that carries its own label: on paper all panels show (`src/css/print.css`), and each must say which it is. */
export default function LabelledTabItem(props: Props): ReactNode {
  return (
    <div className="tab-sheet" data-label={props.label ?? props.value}>
      <TabItem {...props} />
    </div>
  );
}
