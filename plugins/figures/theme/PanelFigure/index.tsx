import type {Props} from '@theme/PanelFigure';
import clsx from 'clsx';
import {Children, type CSSProperties, type ReactNode} from 'react';
import type {PanelPiece, PieceName, PieceProps} from '../../types';
import Frame from '../Figure/Frame';
import controls from './controls.module.css';
import lists from './lists.module.css';
import panel from './styles.module.css';

/** Class names of the panel, and of the pieces by their names. */
const styles = {...panel, ...controls, ...lists};

/** Props of the outermost element of each piece: its class name and number. */
type Own = {className: string; 'data-mark'?: number};
type Drawers = {[K in PieceName]: (props: PieceProps<K>, own: Own) => ReactNode};

/** The data never changes, so that list indices can be used as keys. */
const each = <T,>(items: readonly T[], draw: (item: T, index: number) => ReactNode): ReactNode => Children.toArray(items.map(draw));

const shareOf = (share = 1) => ({'--share': share}) as CSSProperties;

const Icon = ({lines}: {lines?: string}): ReactNode =>
  lines && (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden>
      <path d={lines} />
    </svg>
  );

/** A label of the interface, and its Chinese translation. */
const Label = ({text, gloss}: {text: string; gloss?: string}): ReactNode => (
  <span>
    {text}
    {gloss && (
      <>
        {' '}
        <small>{gloss}</small>
      </>
    )}
  </span>
);

const Stack = ({of}: {of: readonly PanelPiece[]}): ReactNode => <div className={styles.stack}>{each(of, drawPiece)}</div>;

const drawList: Drawers['list'] = ({items}, own) => (
  <div {...own}>
    {each(items, ({icon, note, selected, mark, ...label}) => (
      <div className={styles.item} data-selected={selected} data-mark={mark}>
        <Icon lines={icon} />
        <Label {...label} />
        {note && <small>{note}</small>}
      </div>
    ))}
  </div>
);

const drawTable: Drawers['table'] = ({head, rows, widths, phone}, own) => (
  <div {...own}>
    {each([head, ...rows], (cells) => (
      <div className={styles.line}>
        {each(head, (name, index) => (
          <span className={clsx(styles.cell, phone && !phone.includes(name) && styles.wideOnly)} style={shareOf(widths?.[index])}>
            {cells[index]}
          </span>
        ))}
      </div>
    ))}
  </div>
);

const DRAWERS: Drawers = {
  window: ({title, content}, own) => (
    <div {...own}>
      <div className={styles.title}>{title}</div>
      <Stack of={content} />
    </div>
  ),
  box: ({content, tone}, own) => (
    <div {...own} data-tone={tone}>
      <Stack of={content} />
    </div>
  ),
  canvas: ({content = [], height}, own) => (
    <div {...own} style={{minHeight: height}}>
      <Stack of={content} />
    </div>
  ),
  columns: ({items, keep}, own) => (
    <div {...own} data-keep={keep}>
      {each(items, ({share, tone, content}) => (
        <div className={styles.column} style={shareOf(share)} data-tone={tone}>
          <Stack of={content} />
        </div>
      ))}
    </div>
  ),
  row: ({items}, own) => <div {...own}>{each(items, drawPiece)}</div>,
  space: (_props, own) => <div {...own} />,
  heading: (label, own) => (
    <div {...own}>
      <Label {...label} />
    </div>
  ),
  text: ({text, tone}, own) => (
    <div {...own} data-tone={tone}>
      {text.trimEnd()}
    </div>
  ),
  code: ({text}, own) => <div {...own}>{text.trimEnd()}</div>,
  divider: (_props, own) => <div {...own} />,
  button: ({icon, kind, ...label}, own) => (
    <div {...own} data-kind={kind}>
      <Icon lines={icon} />
      <Label {...label} />
    </div>
  ),
  icon: ({icon}, own) => (
    <div {...own}>
      <Icon lines={icon} />
    </div>
  ),
  badge: ({tone, ...label}, own) => (
    <div {...own} data-tone={tone}>
      <Label {...label} />
    </div>
  ),
  field: ({label, gloss, value, hint, icon, lines}, own) => (
    <div {...own}>
      {label && <Label text={label} gloss={gloss} />}
      <div className={styles.input} style={{'--lines': lines} as CSSProperties}>
        <span data-hint={value === undefined}>{value ?? hint}</span>
        <Icon lines={icon} />
      </div>
    </div>
  ),
  toggle: ({on, ...label}, own) => (
    <div {...own} data-on={on}>
      <Label {...label} />
    </div>
  ),
  tabs: ({items, selected}, own) => (
    <div {...own}>
      {each(items, (item) => (
        <span data-selected={item === selected}>{item}</span>
      ))}
    </div>
  ),
  list: drawList,
  menu: drawList,
  table: drawTable,
  chat: ({from, text, name}, own) => (
    <div {...own} data-user={from.isUser}>
      <Icon lines={from.icon} />
      <div>
        <b>{name ?? from.name}</b>
        <div>{text.trimEnd()}</div>
      </div>
    </div>
  ),
  steps: ({title, items}, own) => (
    <div {...own}>
      <b>{title}</b>
      {each(items, ({text, time}) => (
        <div className={styles.step}>
          <span>{text}</span>
          {time && <small>{time}</small>}
        </div>
      ))}
    </div>
  ),
};

/** The cast is safe: the props of a piece are checked against its kind. */
function drawPiece({name, props}: PanelPiece): ReactNode {
  const draw = DRAWERS[name] as (props: PanelPiece['props'], own: Own) => ReactNode;
  return draw(props, {className: clsx(styles[name], props.highlight && styles.highlight), 'data-mark': props.mark});
}

/**
 * A sketch of the interface. It has `role="img"` because its parts look like controls but are none; the description below explains them.
 * Its text can still be selected and found.
 */
export default function PanelFigure({figure}: Props): ReactNode {
  const {pieces, width} = figure.panel;
  return (
    <Frame figure={figure}>
      <div className={styles.panel} data-panel role="img" aria-label={figure.alt} style={{maxWidth: width}}>
        <Stack of={pieces} />
      </div>
    </Frame>
  );
}
