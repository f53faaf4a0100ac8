import {type ComponentProps, createElement, type ReactNode} from 'react';
import {useOverflow} from '../../hooks/useOverflow';

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
