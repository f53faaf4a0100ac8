import type {ReactNode} from 'react';
import FlowActions from '../../client/FlowActions';
import type {FigureTexts} from '../../types';
import styles from './styles.module.css';

type Props = {
  figure: FigureTexts;
  /** Address of the flow data, if the figure shows a flow. */
  flow?: string;
  version?: string;
  children: ReactNode;
};

/** Frame of every figure: caption, meanings of the numbers, description, and for flows the buttons to import or download them. */
export default function Frame({figure: {name, caption, marks, description}, flow, version = '', children}: Props): ReactNode {
  return (
    <figure className={styles.figure} data-flow={flow}>
      {children}
      <figcaption className={styles.caption}>
        {caption && <p className={styles.line}>{caption}</p>}
        {marks.length > 0 && (
          <ol className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ol>
        )}
        {flow && <FlowActions name={name} data={flow} version={version} />}
        <details className={styles.words}>
          <summary>图的文字版</summary>
          {/* One element for all lines, because long pages have many figures. */}
          <p>{description.join('\n')}</p>
        </details>
      </figcaption>
    </figure>
  );
}
