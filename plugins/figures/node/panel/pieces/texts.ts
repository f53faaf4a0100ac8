import {Joi} from '@docusaurus/utils-validation';
import type {Shape} from '../../svg/scene';
import {measureText, wrapText} from '../../svg/textMeasure';
import {looseText} from '../../yaml/schema';
import type {PieceKind} from '../types';
import {describeLabel, drawLabel, type Label, labelWidth} from './label';

const LINE = 20;

export const heading: PieceKind<Label> = {
  keys: {text: Joi.string().required(), gloss: Joi.string()},
  shorthand: 'text',
  draw: ({props, width}) => ({
    width: Math.min(width, labelWidth(props, 'heading')),
    height: 30,
    shapes: drawLabel(props, {x: 0, y: 21, room: width, style: 'heading'}),
  }),
  describe: (props) => `标题“${describeLabel(props)}”`,
};

type TextProps = {text: string; tone?: 'ink' | 'soft'};

export const text: PieceKind<TextProps> = {
  keys: {text: looseText().required(), tone: Joi.valid('ink', 'soft')},
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
};

export const divider: PieceKind<Record<string, never>> = {
  keys: {},
  draw: ({width}) => ({width, height: 9, shapes: [{kind: 'rect', style: 'placeholder', x: 0, y: 4, width, height: 1}]}),
  describe: () => '',
};

const CODE_LINE = 17;
const CODE_PADDING = 12;

export const code: PieceKind<{text: string}> = {
  keys: {text: Joi.string().required()},
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
};
