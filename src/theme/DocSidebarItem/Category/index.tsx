import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '@theme-original/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/**
 * A category that stays the same element through hydration. The original links a category without a page to
 * its first child until then and to nothing afterwards, with a router link that becomes a plain one: a press that began on
 * it would be lost, and so would the focus. With a target the link is plain from the start.
 */
export default function SteadyCategory(props: Props): ReactNode {
  // The theme hands what it does not know on to the link.
  const target = props.item.href ? {} : {target: '_parent'};
  return <Category {...props} {...target} />;
}
