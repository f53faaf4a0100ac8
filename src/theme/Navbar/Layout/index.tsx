import {useScrollController} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/Navbar/Layout';
import OriginalLayout from '@theme-original/Navbar/Layout';
import {type ReactNode, useEffect} from 'react';

/** The navbar, which stays while the page hydrates: on a page that was scrolled before, the theme takes that for scrolling down. */
export default function NavbarLayout(props: Props): ReactNode {
  const {disableScrollEvents, enableScrollEvents} = useScrollController();
  // The theme looks at the position in an effect: those of layout come before it, those of its parents after it.
  useIsomorphicLayoutEffect(disableScrollEvents, [disableScrollEvents]);
  useEffect(enableScrollEvents, [enableScrollEvents]);
  return <OriginalLayout {...props} />;
}
