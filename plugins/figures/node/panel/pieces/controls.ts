import * as z from 'zod';
import {ICON_NAMES} from '../../svg/icons';
import type {Shape} from '../../svg/scene';
import {measureText, truncateText} from '../../svg/textMeasure';
import {looseText, number, someOf, words} from '../../yaml/schema';
import {definePiece} from '../types';
import {describeLabel, drawLabel, labelKeys, labelWidth} from './label';

const FIELD_HEIGHT = 34;

export const field = definePiece({
  schema: z.strictObject({
    label: words.optional(),
    gloss: words.optional(),
    value: looseText.optional(),
    hint: words.optional(),
    icon: z.enum(ICON_NAMES).optional(),
    lines: number.optional(),
  }),
  shorthand: 'label',
  draw({props: {label, gloss, value, hint, icon, lines = 1}, width}) {
    const top = label ? 24 : 0;
    const height = FIELD_HEIGHT + (lines - 1) * 20;
    const room = width - 24 - (icon ? 24 : 0);
    const shapes: Shape[] = label ? drawLabel({text: label, gloss}, {x: 0, y: 15, room: width, style: 'strong'}) : [];
    shapes.push({kind: 'rect', style: 'sunken', x: 0, y: top, width, height, radius: 8});
    const shown = value ?? hint;
    if (shown)
      shapes.push({
        kind: 'text',
        style: 'text',
        tone: value === undefined ? 'soft' : 'ink',
        x: 12,
        y: top + 21.5,
        text: truncateText(shown, 'text', room),
        room,
      });
    if (icon) shapes.push({kind: 'icon', style: 'faint', icon, x: width - 28, y: top + height - 26, size: 17});
    return {width, height: top + height, shapes};
  },
  describe({label, gloss, value, hint}) {
    const name = label ? `“${describeLabel({text: label, gloss})}”` : '';
    if (value) return `输入框${name}，内容为“${value}”`;
    return `输入框${name}${hint ? `，提示语为“${hint}”` : ''}`;
  },
});

export const toggle = definePiece({
  schema: z.strictObject({...labelKeys, on: z.boolean().optional()}),
  shorthand: 'text',
  draw({props: {on = false, ...label}, width: available}) {
    const width = Math.min(available, labelWidth(label, 'text') + 48);
    return {
      width,
      height: 28,
      shapes: [
        {kind: 'rect', style: on ? 'accent' : 'off', x: 0, y: 5, width: 34, height: 18, radius: 9},
        {kind: 'circle', style: 'plain', cx: on ? 25 : 9, cy: 14, r: 6.5},
        ...drawLabel(label, {x: 44, y: 19, room: width - 44, style: 'text'}),
      ],
    };
  },
  describe: ({on, ...label}) => `开关“${describeLabel(label)}”，${on ? '已打开' : '已关闭'}`,
});

export const tabs = definePiece({
  schema: z.strictObject({items: someOf(words), selected: words}),
  draw({props: {items, selected}, width}) {
    const shapes: Shape[] = [{kind: 'rect', style: 'placeholder', x: 0, y: 33, width, height: 1}];
    let x = 0;
    for (const item of items) {
      const isSelected = item === selected;
      const itemWidth = measureText(item, 'strong').width;
      shapes.push({
        kind: 'text',
        style: isSelected ? 'strong' : 'text',
        tone: isSelected ? 'ink' : 'soft',
        x,
        y: 21,
        text: item,
        room: width - x,
      });
      if (isSelected) shapes.push({kind: 'rect', style: 'accent', x, y: 31.5, width: itemWidth, height: 2.5, radius: 1});
      x += itemWidth + 22;
    }
    // Numbers and frames belong to the tabs, not to the end of the line below them.
    return {width: x - 12, height: 38, shapes};
  },
  describe: ({items, selected}) => `标签页 ${items.join('、')}，当前是 ${selected}`,
});
