import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import type {ReactNode} from 'react';

/** Tab panel with a visible label. In print all panels are shown (`src/css/print.css`), and each must say which one it is. */
export default function LabelledTabItem(props: Props): ReactNode {
  return (
    <div className="tab-sheet" data-label={props.label ?? props.value}>
      <TabItem {...props} />
    </div>
  );
}
