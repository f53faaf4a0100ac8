import type {Props} from '@theme/Figure';
import {type ReactNode, useContext} from 'react';
import {FoldContext} from '../../../../src/foldContext';
import {MODES, type Mode} from '../../types';
import Frame from './Frame';
import styles from './styles.module.css';

/** Pictures are not shown smaller than this: the smallest text, 12 px in the drawing, stays above 11 px. */
const LEAST_SCALE = 0.93;
/** Where the sidebar and the table of contents stand beside the text, in pixels. */
const DESKTOP = 997;
const SIDEBAR = 272;
const PADDING = 33;
/** What the table of contents leaves of the room beside the sidebar. */
const TEXT_SHARE = 0.75;

/** Screens that have room for a picture of that width, beyond the text column if need be (`--figure-room` in the styles). */
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
      {/* The picture of the other colour mode is not displayed, and being lazy it is not fetched either. */}
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
