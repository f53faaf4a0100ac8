import {useScrollController} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/Navbar/Layout';
import OriginalLayout from '@theme-original/Navbar/Layout';
import {type ReactNode, useEffect} from 'react';

/** Keeps the navbar visible during hydration: on a page that was scrolled before, the theme would treat the position as scrolling down. */
export default function NavbarLayout(props: Props): ReactNode {
  const {disableScrollEvents, enableScrollEvents} = useScrollController();
  // The theme reads the scroll position in an effect. Layout effects run before it, effects of its parents after it.
  useIsomorphicLayoutEffect(disableScrollEvents, [disableScrollEvents]);
  useEffect(enableScrollEvents, [enableScrollEvents]);
  return <OriginalLayout {...props} />;
}
