import * as z from 'zod';
import type {Shape} from '../../svg/scene';
import {measureText, wrapText} from '../../svg/textMeasure';
import {looseText, words} from '../../yaml/schema';
import {definePiece} from '../types';
import {describeLabel, drawLabel, labelKeys, labelWidth} from './label';

const LINE = 20;

export const heading = definePiece({
  schema: z.strictObject(labelKeys),
  shorthand: 'text',
  draw: ({props, width}) => ({
    width: Math.min(width, labelWidth(props, 'heading')),
    height: 30,
    shapes: drawLabel(props, {x: 0, y: 21, room: width, style: 'heading'}),
  }),
  describe: (props) => `标题“${describeLabel(props)}”`,
});

export const text = definePiece({
  schema: z.strictObject({text: looseText, tone: z.enum(['ink', 'soft']).optional()}),
  shorthand: 'text',
  draw({props, width}) {
    const lines = wrapText(props.text.trimEnd(), 'text', width);
    return {
      width: Math.max(...lines.map((line) => measureText(line, 'text').width)),
      height: lines.length * LINE,
      shapes: lines.map(
        (line, index): Shape => ({
          kind: 'text',
          style: 'text',
          tone: props.tone ?? 'ink',
          x: 0,
          y: 15 + index * LINE,
          text: line,
          room: width,
        }),
      ),
    };
  },
  describe: (props) => props.text.trim(),
});

export const divider = definePiece({
  schema: z.strictObject({}),
  draw: ({width}) => ({width, height: 9, shapes: [{kind: 'rect', style: 'placeholder', x: 0, y: 4, width, height: 1}]}),
  describe: () => '',
});

const CODE_LINE = 17;
const CODE_PADDING = 12;

export const code = definePiece({
  schema: z.strictObject({text: words}),
  shorthand: 'text',
  draw({props, width}) {
    const room = width - 2 * CODE_PADDING;
    const lines = wrapText(props.text.trimEnd(), 'code', room);
    const height = lines.length * CODE_LINE + 2 * CODE_PADDING - 4;
    return {
      width,
      height,
      shapes: [
        {kind: 'rect', style: 'sunken', x: 0, y: 0, width, height, radius: 8},
        ...lines.map(
          (line, index): Shape => ({
            kind: 'text',
            style: 'code',
            x: CODE_PADDING,
            y: CODE_PADDING + 10 + index * CODE_LINE,
            text: line,
            room,
          }),
        ),
      ],
    };
  },
  describe: (props) => `代码：${props.text.trim().replace(/\s*\n\s*/g, ' ')}`,
});
