import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/** Whether an element's content is wider than the element, as the window stands now. */
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

/** A table that scrolls inside the page; where it does, the keyboard can reach it. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const [ref, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div className="table-scroll" ref={ref} {...(overflows && {tabIndex: 0, role: 'region', 'aria-label': '可横向滚动的表格'})}>
      <TableRoot {...props} />
    </div>
  );
}

type TablePart = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

/** A part that says what it is: to some browsers a table that is laid out as records (`.records`) would be none. */
function withRole<T extends TablePart>(tag: T, role: string) {
  const Tag: TablePart = tag;
  return function TablePartWithRole(props: ComponentProps<T>): ReactNode {
    return <Tag role={role} {...props} />;
  };
}

const TableRoot = withRole('table', 'table');

export const tableParts = {
  thead: withRole('thead', 'rowgroup'),
  tbody: withRole('tbody', 'rowgroup'),
  tr: withRole('tr', 'row'),
  th: withRole('th', 'columnheader'),
  td: withRole('td', 'cell'),
};
