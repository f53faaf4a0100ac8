import type {Props} from '@theme/Figure';
import type {ReactNode} from 'react';
import FlowActions from '../../client/FlowActions';
import {MODES, type Mode} from '../../types';
import styles from './styles.module.css';

const NARROW_SCREEN = '(max-width: 600px)';

function Picture({figure, mode}: Pick<Props, 'figure'> & {mode: Mode}): ReactNode {
  const {wide, narrow} = figure.images[mode];
  return (
    <picture className={styles[mode]}>
      <source media={NARROW_SCREEN} srcSet={narrow.url} width={narrow.width} height={narrow.height} />
      {/* The picture of the other colour mode is not displayed, and being lazy it is not fetched either. */}
      <img
        className={styles.image}
        src={wide.url}
        width={wide.width}
        height={wide.height}
        alt={figure.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** A figure drawn from data, with its caption, its content in words and, where it shows a flow, the ways to take that along. */
export default function Figure({figure, version = ''}: Props): ReactNode {
  const data = figure.flows?.[version];
  return (
    <figure className={styles.figure} data-flow={data}>
      {MODES.map((mode) => (
        <Picture key={mode} figure={figure} mode={mode} />
      ))}
      <figcaption className={styles.caption}>
        {figure.caption && <p className={styles.line}>{figure.caption}</p>}
        {figure.marks.length > 0 && (
          <ol className={styles.marks}>
            {figure.marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ol>
        )}
        {data && <FlowActions name={figure.name} data={data} version={version} />}
        <details className={styles.words}>
          <summary>图的文字版</summary>
          {/* One element for all lines: long pages have many figures. */}
          <p>{figure.description.join('\n')}</p>
        </details>
      </figcaption>
    </figure>
  );
}
