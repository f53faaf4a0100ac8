import {type RefObject, useEffect, useRef} from 'react';

/** Closes a `<details>` menu when the focus or a press goes elsewhere; natively it stays open until toggled. */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({target, type}: Event) => {
      const menu = ref.current;
      const isInside = menu?.contains(target as Node);
      if (!menu?.open || (isInside && type !== 'keydown')) return;
      menu.open = false;
      if (isInside) menu.querySelector('summary')?.focus();
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave(event);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}
