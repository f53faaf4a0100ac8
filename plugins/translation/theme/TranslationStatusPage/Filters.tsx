import type {ReactNode} from 'react';
import {useEarlyValue} from '../../../../src/hooks/useEarlyValue';
import {STATES, type State} from '../../types';
import type {PageFilter} from './pageFilter';
import {STATE_LABELS} from './stateLabels';
import styles from './styles.module.css';

type Props = {
  filter: PageFilter;
  onChange: (filter: PageFilter) => void;
  sections: readonly string[];
  /** Summary of the list. */
  summary: string;
};

/** Filter controls of the page list; without JavaScript they are hidden but keep their space. */
export default function Filters({filter, onChange, sections, summary}: Props): ReactNode {
  const state = useEarlyValue<HTMLSelectElement>((value) => onChange({state: value as State, section: section.current?.value ?? ''}));
  const section = useEarlyValue<HTMLSelectElement>((value) =>
    onChange({state: (state.current?.value ?? '') as State | '', section: value}),
  );
  return (
    <div className={styles.filters}>
      <label>
        状态
        <select ref={state} value={filter.state} onChange={(event) => onChange({...filter, state: event.target.value as State | ''})}>
          <option value="">全部</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_LABELS[state].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        栏目
        <select ref={section} value={filter.section} onChange={(event) => onChange({...filter, section: event.target.value})}>
          <option value="">全部</option>
          {sections.map((section) => (
            <option key={section}>{section}</option>
          ))}
        </select>
      </label>
      <p role="status">{summary}</p>
    </div>
  );
}
