import * as z from 'zod';
import {showReceived} from '../../../../../lib/input/inputError';
import type {Shape} from '../../svg/scene';
import {truncateText} from '../../svg/textMeasure';
import {looseText, number, someOf, words} from '../../yaml/schema';
import {definePiece} from '../types';

const keys = z.strictObject({
  head: someOf(looseText),
  rows: z.array(z.array(looseText)),
  /** Relative widths of the columns. */
  widths: z.array(number).optional(),
  /** Names of the columns that a phone shows, where not all have room. */
  phone: someOf(words).optional(),
});

type TableProps = z.infer<typeof keys>;

/** What the names of `phone` are held against, whatever else is wrong with the table. */
const COLUMN_NAMES = keys.pick({head: true, phone: true}).loose();

const schema = keys.superRefine(
  ({head, phone = []}, context) => {
    phone.forEach((name, index) => {
      if (head.includes(name)) return;
      const message = `应为 上面列出的名字 之一；收到的是${showReceived(name)}`;
      context.addIssue({code: 'custom', path: ['phone', index], input: name, message});
    });
  },
  {when: ({value}) => COLUMN_NAMES.safeParse(value).success},
);

const ROW = 34;

function cellPlaces({head, widths}: TableProps, width: number): {x: number; room: number}[] {
  const shares = head.map((_, index) => widths?.[index] ?? 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return shares.map((share) => {
    const cell = (share / total) * width;
    const place = {x: x + 10, room: cell - 16};
    x += cell;
    return place;
  });
}

/** The table with only the columns that a phone shows. */
function selectColumns({head, rows, widths, phone}: TableProps): TableProps {
  const kept = head.map((_, index) => index).filter((index) => phone?.includes(head[index] ?? ''));
  const pick = <T>(cells: readonly T[]) => kept.map((index) => cells[index] as T);
  return {head: pick(head), rows: rows.map((cells) => kept.map((index) => cells[index] ?? '')), widths: widths && pick(widths)};
}

export const table = definePiece({
  schema,
  draw({props: written, width, arrangement}) {
    const props = arrangement === 'narrow' && written.phone ? selectColumns(written) : written;
    const places = cellPlaces(props, width);
    const line = (cells: readonly string[], y: number, isHead: boolean): Shape[] =>
      cells.flatMap((cell, index): Shape[] => {
        const place = places[index];
        if (!place || cell === '') return [];
        const style = isHead ? 'strong' : 'text';
        return [
          {
            kind: 'text',
            style,
            tone: isHead ? 'soft' : 'ink',
            x: place.x,
            y: y + 21.5,
            text: truncateText(cell, style, place.room),
            room: place.room,
          },
        ];
      });
    const height = (props.rows.length + 1) * ROW;
    return {
      width,
      height,
      shapes: [
        {kind: 'rect', style: 'paper', x: 0, y: 0, width, height, radius: 8},
        {kind: 'rect', style: 'band', x: 1, y: 1, width: width - 2, height: ROW - 1, radius: 7},
        ...line(props.head, 0, true),
        ...props.rows.flatMap((row, index): Shape[] => [
          {kind: 'rect', style: 'placeholder', x: 0, y: (index + 1) * ROW, width, height: 1},
          ...line(row, (index + 1) * ROW, false),
        ]),
      ],
    };
  },
  describe: ({head, rows}) =>
    `表格，各列为 ${head.join('、')}${rows.length > 0 ? `；${rows.map((row) => row.filter(Boolean).join('，')).join('；')}` : ''}`,
});
