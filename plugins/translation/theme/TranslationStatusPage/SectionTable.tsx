import type {ReactNode} from 'react';
import {type SectionStatus, STATES} from '../../types';
import {percentOf, STATE_LABELS} from './stateLabels';
import styles from './styles.module.css';

/** Translation progress of each section. */
export default function SectionTable({sections}: {sections: readonly SectionStatus[]}): ReactNode {
  const shown = STATES.filter((state) => sections.some(({counts}) => counts[state] > 0));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">栏目</th>
          <th scope="col">完成</th>
          {shown.map((state) => (
            <th key={state} scope="col" className={styles.number}>
              {STATE_LABELS[state].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map(({name, total, counts}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {percentOf(counts.fresh, total)}%
              <span className={styles.bar} aria-hidden="true">
                <span style={{width: `${percentOf(counts.fresh, total)}%`}} />
              </span>
            </td>
            {shown.map((state) => (
              <td key={state} className={styles.number}>
                {counts[state]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
