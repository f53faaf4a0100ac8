import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '@theme-original/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/**
 * A category link whose element survives hydration. The original links a category without a page to its first child before hydration and to
 * nothing afterwards, and replaces a router link by a plain one. A press in progress and the focus would be lost. With a `target`, the link
 * is plain from the start.
 */
export default function SteadyCategory(props: Props): ReactNode {
  // The theme passes unknown props on to the link.
  const target = props.item.href ? {} : {target: '_parent'};
  return <Category {...props} {...target} />;
}
