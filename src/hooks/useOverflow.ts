import {type RefObject, useEffect, useRef, useState} from 'react';

/** Whether the content is wider than its element. */
const isWider = ({scrollWidth, clientWidth}: HTMLElement): boolean => scrollWidth > clientWidth;

/**
 * Whether the content of an element does not fit into its width at the current window size; false on the server.
 *
 * @param isOver how to tell, if not by the width of the content
 */
export function useOverflow<T extends HTMLElement>(isOver: (element: T) => boolean = isWider): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(isOver(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOver]);
  return [ref, overflows];
}
