import * as z from 'zod';
import {ICON_NAMES} from '../../svg/icons';
import type {Shape} from '../../svg/scene';
import {words} from '../../yaml/schema';
import {definePiece} from '../types';
import {describeLabel, drawLabel, labelKeys, labelWidth} from './label';

const iconKey = z.enum(ICON_NAMES);
const BUTTON_HEIGHT = 32;

export const button = definePiece({
  schema: z.strictObject({...labelKeys, icon: iconKey.optional(), kind: z.enum(['primary', 'secondary', 'plain']).optional()}),
  shorthand: 'text',
  draw({props: {icon: symbol, kind = 'secondary', ...label}, width: available}) {
    const lead = symbol ? 22 : 0;
    const width = Math.min(available, Math.ceil(labelWidth(label, 'strong')) + 28 + lead);
    const isDark = kind === 'primary';
    const shapes: Shape[] = kind === 'plain' ? [] : [{kind: 'rect', style: kind, x: 0, y: 0, width, height: BUTTON_HEIGHT, radius: 8}];
    if (symbol) shapes.push({kind: 'icon', style: isDark ? 'onPrimaryGlyph' : 'faint', icon: symbol, x: 11, y: 8, size: 16});
    const tones = isDark ? {tone: 'onPrimary', glossTone: 'onPrimary'} : {};
    shapes.push(...drawLabel(label, {x: 13 + lead, y: 20.5, room: width - lead - 24, style: 'strong', ...tones}));
    return {width, height: BUTTON_HEIGHT, shapes};
  },
  describe: (props) => `按钮“${describeLabel(props)}”`,
});

export const icon = definePiece({
  schema: z.strictObject({icon: iconKey, label: words.optional()}),
  shorthand: 'icon',
  draw: ({props}) => ({width: 32, height: 32, shapes: [{kind: 'icon', style: 'faint', icon: props.icon, x: 7, y: 7, size: 18}]}),
  describe: (props) => (props.label ? `图标按钮“${props.label}”` : ''),
});

export const badge = definePiece({
  schema: z.strictObject({...labelKeys, tone: z.enum(['link', 'accent']).optional()}),
  shorthand: 'text',
  draw({props: {tone = 'link', ...label}}) {
    const width = Math.ceil(labelWidth(label, 'gloss')) + 20;
    return {
      width,
      height: 24,
      shapes: [
        {kind: 'rect', style: tone === 'link' ? 'tile' : 'tint', x: 0, y: 1, width, height: 22, radius: 11},
        ...drawLabel(label, {x: 9, y: 16.5, room: width - 12, style: 'gloss', tone: tone === 'link' ? 'link' : 'cinnabar'}),
      ],
    };
  },
  describe: (props) => `标记“${describeLabel(props)}”`,
});
