import type {Props} from '@theme/Figure';
import type {ReactNode} from 'react';
import {MODES, type Mode} from '../../types';
import Frame from './Frame';
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

/** A picture drawn from data, in both colour modes and for both kinds of screens. */
export default function Figure({figure, version = ''}: Props): ReactNode {
  return (
    <Frame figure={figure} flow={figure.flows?.[version]} version={version}>
      {MODES.map((mode) => (
        <Picture key={mode} figure={figure} mode={mode} />
      ))}
    </Frame>
  );
}
