import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';

const FOCUSABLE = 'a[href],button,input,select,summary,[tabindex="0"]';

/** Elements that Tab can reach inside an element, without those in closed sections or in the hidden panel. */
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
      // The reader may have followed a link meanwhile, which moves the focus.
      const {activeElement} = document;
      const isLeft = menu.current?.contains(activeElement) || activeElement === document.body;
      if (isLeft && before instanceof HTMLElement) before.focus({preventScroll: true});
    };
  }, [shown]);
  return menu;
}

/** Moves the focus to the main panel when the secondary one closes; otherwise it would be lost with the pressed button. */
function usePanelFocus(menu: RefObject<HTMLDivElement | null>, shown: boolean): void {
  const {shown: isInDocs} = useNavbarSecondaryMenu();
  const wasInDocs = useRef(isInDocs);
  useEffect(() => {
    const isBack = wasInDocs.current && !isInDocs;
    wasInDocs.current = isInDocs;
    if (!shown || !isBack || !menu.current) return;
    const first = reachableIn(menu.current).find((control) => control.closest('.navbar-sidebar__item'));
    (first ?? menu.current).focus({preventScroll: true});
  }, [menu, shown, isInDocs]);
}

/** Closes the menu on Escape wherever the focus is: a tap next to the links leaves the focus outside of the menu. */
function useEscape(shown: boolean, close: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, close]);
}

/** Whether the menu is open or has been open. It has many links and few readers open it, so it is rendered only when needed. */
function useWasShown(shown: boolean): boolean {
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown;
}

/** The mobile menu as a dialog: Escape closes it, and Tab stays inside, because it covers the page. */
export default function MobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const wasShown = useWasShown(shown);
  const menu = useFocus(shown);
  usePanelFocus(menu, shown);
  useEscape(shown, toggle);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab' || event.nativeEvent.isComposing) return;
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
