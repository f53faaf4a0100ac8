import type {Props} from '@theme/Figure';
import {type ReactNode, useContext} from 'react';
import {FoldContext} from '../../../../src/foldContext';
import {MODES, type Mode} from '../../types';
import Frame from './Frame';
import styles from './styles.module.css';

/** Smallest scale of a picture: the smallest text, drawn with 12 px, stays above 11 px. */
const LEAST_SCALE = 0.93;
/** Viewport width in pixels from which the sidebar and the table of contents are beside the text. */
const DESKTOP = 997;
const SIDEBAR = 272;
const PADDING = 33;
/** Share of the text in the width beside the sidebar; the table of contents takes the rest. */
const TEXT_SHARE = 0.75;

/** Media query for screens with room for a picture of a width, also beyond the text column (see `--figure-room` in the styles). */
function screensFor(width: number): string {
  const room = Math.ceil(LEAST_SCALE * width) + PADDING;
  const desktop = `(min-width: ${Math.max(DESKTOP, Math.ceil(room / TEXT_SHARE) + SIDEBAR)}px)`;
  return room < DESKTOP ? `(min-width: ${room}px) and (max-width: ${DESKTOP - 1}px), ${desktop}` : desktop;
}

function Picture({figure, mode}: Pick<Props, 'figure'> & {mode: Mode}): ReactNode {
  const {wide, narrow} = figure.images[mode];
  const isBoxed = useContext(FoldContext);
  return (
    <picture className={styles[mode]}>
      {!isBoxed && <source media={screensFor(wide.width)} srcSet={wide.url} width={wide.width} height={wide.height} />}
      {/* Lazy: the picture of the other colour mode is not displayed and so is not loaded. */}
      <img
        className={styles.image}
        src={narrow.url}
        width={narrow.width}
        height={narrow.height}
        alt={figure.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** A picture in both colour modes and both arrangements. */
export default function Figure({figure, version = ''}: Props): ReactNode {
  return (
    <Frame figure={figure} flow={figure.flows?.[version]} version={version}>
      {MODES.map((mode) => (
        <Picture key={mode} figure={figure} mode={mode} />
      ))}
    </Frame>
  );
}
