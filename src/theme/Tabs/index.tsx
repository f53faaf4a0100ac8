import {sanitizeTabsChildren} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';
import {Children, isValidElement, type ReactNode} from 'react';

const valuesOf = (children: ReactNode) =>
  Children.toArray(children).map((child) => (isValidElement<{value: string}>(child) ? child.props.value : ''));

/** A tab set that says which choice it shares, so that the reader's earlier choice shows from the start (`plugins/reading-first`). */
export default function SharedTabs(props: Props): ReactNode {
  if (!props.groupId) return <Tabs {...props} />;
  return (
    <div data-tab-group={props.groupId} data-tab-values={valuesOf(sanitizeTabsChildren(props.children)).join(' ')}>
      <Tabs {...props} />
    </div>
  );
}
