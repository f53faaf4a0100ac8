import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useEarlyValue} from '../../hooks/useEarlyValue';
import {isRowShown} from './isRowShown';
import styles from './styles.module.css';

export type FilterableTableProps = {
  /** Label of the filter field. */
  label: string;
  /** Unit of the row count. */
  unit: string;
  /** Number of rows. */
  count: string;
  /** Number of the widest column: `2` or `3`; missing if the table has widths of its own. */
  wide?: string;
  /** JSON: `[{label, values}]`. Each row has its value for the first facet in `data-facet-0`, and so on. */
  facets: string;
  children: ReactNode;
};

type Facet = {label: string; values: string[]};

function Choice({facet, onChange}: {facet: Facet; onChange: (value: string) => void}): ReactNode {
  const field = useEarlyValue<HTMLSelectElement>(onChange);
  return (
    <label>
      <span>{facet.label}</span>
      <select ref={field} onChange={(event) => onChange(event.target.value)}>
        <option value="">全部</option>
        {facet.values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

/** Hides the rows of the table that do not match; returns how many remain. */
function useShownRows(query: string, chosen: readonly string[], all: number) {
  const body = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(all);
  useEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
    for (const row of rows) row.hidden = !isRowShown(row, query, chosen);
    setCount(rows.filter((row) => !row.hidden).length);
  }, [query, chosen]);
  return [body, count] as const;
}

/** Filters a table by words and by lists of values. The rows are part of the page: without scripts, readers see the whole table. */
export default function FilterableTable({label, unit, count: all, wide, facets, children}: FilterableTableProps): ReactNode {
  const lists = JSON.parse(facets) as Facet[];
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(() => lists.map(() => ''));
  const field = useEarlyValue<HTMLInputElement>(setQuery);
  const [body, count] = useShownRows(query, chosen, Number(all));
  const fieldId = useId();
  return (
    <>
      <search className={styles.filter} data-needs-script="">
        <label htmlFor={fieldId}>{label}</label>
        <input
          ref={field}
          id={fieldId}
          data-table-filter=""
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {lists.map((facet, index) => (
          <Choice
            key={facet.label}
            facet={facet}
            onChange={(value) => setChosen((before) => before.map((one, at) => (at === index ? value : one)))}
          />
        ))}
        <span role="status">
          {count} {unit}
        </span>
      </search>
      <div ref={body} className={wide && styles.table} data-wide={wide}>
        {children}
      </div>
      {count === 0 && <p>没有匹配的行。换一个词，或者把上面的选择改成“全部”。</p>}
    </>
  );
}
