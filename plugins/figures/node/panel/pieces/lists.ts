import * as z from 'zod';
import {drawMark} from '../../svg/drawMark';
import {ICON_NAMES} from '../../svg/icons';
import {moveShapes, type Shape} from '../../svg/scene';
import {measureText} from '../../svg/textMeasure';
import {looseText, number, someOf, words} from '../../yaml/schema';
import {type Drawing, definePiece} from '../types';
import {describeLabel, drawLabel, labelKeys} from './label';

const listItem = z.strictObject({
  ...labelKeys,
  text: looseText,
  icon: z.enum(ICON_NAMES).optional(),
  note: words.optional(),
  selected: z.boolean().optional(),
  mark: number.optional(),
});

/** A line of a list or menu. */
export type ListItem = z.infer<typeof listItem>;

const schema = z.strictObject({items: someOf(listItem)});

const ITEM = 36;

function drawItem(item: ListItem, width: number): Shape[] {
  const lead = item.icon ? 28 : 0;
  const trail = item.mark ? 26 : 0;
  const noteWidth = item.note ? measureText(item.note, 'gloss').width : 0;
  const room = width - lead - 20 - trail - (noteWidth > 0 ? noteWidth + 12 : 0);
  const shapes: Shape[] = item.selected ? [{kind: 'rect', style: 'selected', x: 0, y: 1, width, height: ITEM - 2, radius: 7}] : [];
  if (item.icon) shapes.push({kind: 'icon', style: item.selected ? 'glyph' : 'faint', icon: item.icon, x: 9, y: 9, size: 18});
  shapes.push(...drawLabel(item, {x: 10 + lead, y: 22.5, room, style: item.selected ? 'strong' : 'text'}));
  if (item.note)
    shapes.push({
      kind: 'text',
      style: 'gloss',
      tone: 'soft',
      x: width - 10 - trail,
      y: 22.5,
      text: item.note,
      anchor: 'end',
      room: noteWidth + 1,
    });
  if (item.mark) shapes.push(...drawMark(item.mark, {x: width - 16, y: ITEM / 2}));
  return shapes;
}

function drawItems(entries: readonly ListItem[], width: number): Drawing {
  return {
    width,
    height: entries.length * ITEM,
    shapes: entries.flatMap((item, index) => moveShapes(drawItem(item, width), 0, index * ITEM)),
  };
}

const describeItem = (item: ListItem) =>
  `${item.mark ? `（${item.mark}）` : ''}${describeLabel(item)}${item.note ? `（${item.note}）` : ''}${item.selected ? '（选中）' : ''}`;
const describeItems = (entries: readonly ListItem[]) => entries.map(describeItem).join('、');

export const list = definePiece({
  schema,
  shorthand: 'items',
  draw: ({props, width}) => drawItems(props.items, width),
  describe: (props) => `列表：${describeItems(props.items)}`,
});

const MENU_PADDING = 6;
const MENU_WIDTH = 270;

export const menu = definePiece({
  schema,
  shorthand: 'items',
  draw({props, width: available}) {
    const width = Math.min(available, MENU_WIDTH);
    const inner = drawItems(props.items, width - 2 * MENU_PADDING);
    const height = inner.height + 2 * MENU_PADDING;
    return {
      width,
      height,
      shapes: [
        {kind: 'rect', style: 'shade', x: 0, y: 3, width, height: height + 1, radius: 10},
        {kind: 'rect', style: 'paper', x: 0, y: 0, width, height, radius: 10},
        ...moveShapes(inner.shapes, MENU_PADDING, MENU_PADDING),
      ],
    };
  },
  describe: (props) => `菜单：${describeItems(props.items)}`,
});
