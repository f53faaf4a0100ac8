import {type ComponentProps, createElement, type ReactNode, useEffect, useRef, useState} from 'react';

/** Whether the content of an element is wider than the element at the current window size. */
function useOverflow<T extends HTMLElement>(): [React.RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}

/** Table that scrolls inside the page. If it overflows, the keyboard can focus it. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const [ref, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div className="table-scroll" ref={ref} {...(overflows && {tabIndex: 0, role: 'region', 'aria-label': '可横向滚动的表格'})}>
      {createElement('table', {role: 'table', ...props})}
    </div>
  );
}

/** Table parts with explicit roles: some browsers drop the table semantics when CSS lays a table out as records (`.records`). */
export const tableParts = {
  thead: (props: ComponentProps<'thead'>) => createElement('thead', {role: 'rowgroup', ...props}),
  tbody: (props: ComponentProps<'tbody'>) => createElement('tbody', {role: 'rowgroup', ...props}),
  tr: (props: ComponentProps<'tr'>) => createElement('tr', {role: 'row', ...props}),
  th: (props: ComponentProps<'th'>) => createElement('th', {role: 'columnheader', ...props}),
  td: (props: ComponentProps<'td'>) => createElement('td', {role: 'cell', ...props}),
};
