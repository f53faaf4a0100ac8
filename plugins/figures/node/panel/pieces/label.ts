import type * as z from 'zod';
import type {Shape} from '../../svg/scene';
import {measureText, type TextStyle, truncateText} from '../../svg/textMeasure';
import {words} from '../../yaml/schema';

/** A label of the program with its Chinese gloss. */
export const labelKeys = {text: words, gloss: words.optional()};
export type Label = z.infer<z.ZodObject<typeof labelKeys>>;

const GAP = 7;

/** Width of a label in one line. */
export function labelWidth({text, gloss}: Label, style: TextStyle): number {
  return measureText(text, style).width + (gloss ? GAP + measureText(gloss, 'gloss').width : 0);
}

export type LabelPlace = {x: number; y: number; room: number; style: TextStyle; tone?: string; glossTone?: string};

/** A label in one line: the program's words, then the gloss in small type. */
export function drawLabel({text, gloss}: Label, {x, y, room, style, tone = 'ink', glossTone = 'soft'}: LabelPlace): Shape[] {
  const shown = truncateText(text, style, room);
  const shapes: Shape[] = [{kind: 'text', style, tone, x, y, text: shown, room}];
  const used = measureText(shown, style).width + GAP;
  const left = room - used;
  // Half a gloss explains nothing.
  if (gloss && measureText(gloss, 'gloss').width <= left)
    shapes.push({kind: 'text', style: 'gloss', tone: glossTone, x: x + used, y, text: gloss, room: left});
  return shapes;
}

/** A label in words. */
export const describeLabel = ({text, gloss}: Label): string => (gloss ? `${text}（${gloss}）` : text);
