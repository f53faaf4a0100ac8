import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {isRelease} from '../../../lib/content/versionRange';
import {useEarlyValue} from '../../hooks/useEarlyValue';
import fields from './fields.module.css';
import {type Filter, isAboutVersion, isRowShown} from './isRowShown';
import styles from './styles.module.css';

export type FilterableTableProps = {
  /** Label of the filter field. */
  label: string;
  /** Unit of the row count. */
  unit: string;
  /** Number of rows. */
  count: string;
  /** Number of the widest column: `2`, `3` or `6`; missing if the table has widths of its own. */
  wide?: string;
  /** JSON: `[{label, values}]`. Each row has its value for the first facet in `data-facet-0`, and so on. */
  facets: string;
  /** Label of a field for a version. Each row then has its range in `data-versions`. */
  versions?: string;
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

function VersionField({label, version, onChange}: {label: string; version: string; onChange: (value: string) => void}): ReactNode {
  const field = useEarlyValue<HTMLInputElement>(onChange);
  return (
    <label>
      <span>{label}</span>
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        placeholder="1.12.3"
        value={version}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** What the table says about a version: `rows` of it are about it. */
function VersionAnswer({version, rows}: {version: string; rows: number}): ReactNode {
  if (version.trim() === '') return null;
  if (!isRelease(version)) return <p>认不出这个版本。写成 1.12.3 这样的数字。</p>;
  return rows === 0 ? (
    <p>表里没有影响 {version.trim()} 的漏洞。表里没有的，不等于没有。</p>
  ) : (
    <p>
      表里有 {rows} 行影响 {version.trim()}。
    </p>
  );
}

/** Hides the rows of the table that do not match; returns how many remain, and how many are about the version. */
function useShownRows({query, chosen, version = ''}: Filter, all: number) {
  const body = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState({shown: all, about: 0});
  useEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
    for (const row of rows) row.hidden = !isRowShown(row, {query, chosen, version});
    setCounts({shown: rows.filter((row) => !row.hidden).length, about: rows.filter((row) => isAboutVersion(row, version)).length});
  }, [query, chosen, version]);
  return [body, counts] as const;
}

/** Filters a table by words and by lists of values. The rows are part of the page: without scripts, readers see the whole table. */
export default function FilterableTable({label, unit, count: all, wide, facets, versions, children}: FilterableTableProps): ReactNode {
  const lists = JSON.parse(facets) as Facet[];
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(() => lists.map(() => ''));
  const field = useEarlyValue<HTMLInputElement>(setQuery);
  const [body, {shown, about}] = useShownRows({query, chosen, version}, Number(all));
  return (
    <>
      <search className={clsx(fields.fields, styles.filter)} data-needs-script="">
        {versions && <VersionField label={versions} version={version} onChange={setVersion} />}
        <label className={styles.words}>
          <span>{label}</span>
          <input
            ref={field}
            data-table-filter=""
            type="search"
            placeholder="名称、用途，几个词用空格隔开"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        {lists.map((facet, index) => (
          <Choice
            key={facet.label}
            facet={facet}
            onChange={(value) => setChosen((before) => before.map((one, at) => (at === index ? value : one)))}
          />
        ))}
        <span role="status">
          {shown} {unit}
        </span>
      </search>
      {versions && (
        <div role="status">
          <VersionAnswer version={version} rows={about} />
        </div>
      )}
      <div ref={body} className={wide && styles.table} data-wide={wide}>
        {children}
      </div>
      {shown === 0 && (version === '' || about > 0) && <p>没有匹配的行。换一个词，或者把上面的选择改成“全部”。</p>}
    </>
  );
}
