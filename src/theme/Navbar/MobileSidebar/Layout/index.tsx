import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';

const FOCUSABLE = 'a[href],button,input,select,summary,[tabindex="0"]';

/** What Tab can reach within an element: not what a closed section or the panel beside keeps. */
const reachableIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && !control.closest('[inert]') && control.getClientRects().length > 0,
  );

/** Moves the focus into the menu when it opens, and back to where it was when it closes. */
function useFocus(shown: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const before = document.activeElement;
    menu.current?.focus({preventScroll: true});
    return () => {
      // A link may have taken the reader, and the focus, elsewhere meanwhile.
      const {activeElement} = document;
      const isLeft = menu.current?.contains(activeElement) || activeElement === document.body;
      if (isLeft && before instanceof HTMLElement) before.focus({preventScroll: true});
    };
  }, [shown]);
  return menu;
}

/** Whether the menu is open or has been: few who read a page open it, and its links are many. */
function useWasShown(shown: boolean): boolean {
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown;
}

/** The menu of phones as a dialog: Escape closes it, and Tab stays within, since it covers the page. */
export default function MobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const wasShown = useWasShown(shown);
  const menu = useFocus(shown);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') toggle();
    if (event.key !== 'Tab') return;
    const controls = reachableIn(event.currentTarget);
    const [first, last] = [controls[0], controls.at(-1)];
    const {activeElement} = document;
    if (event.shiftKey ? activeElement !== first && activeElement !== event.currentTarget : activeElement !== last) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  return (
    <div ref={menu} role="dialog" aria-modal="true" aria-label="导航菜单" tabIndex={-1} inert={!shown} onKeyDown={onKeyDown}>
      {wasShown && <OriginalLayout {...props} />}
    </div>
  );
}
