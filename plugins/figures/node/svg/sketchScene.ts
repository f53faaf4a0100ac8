import type {RectShape, Scene, TextShape} from './scene';
import {measureText} from './textMeasure';

/** Height of the bar that replaces a text, relative to the text size. */
const BAR_HEIGHT = 0.6;

function drawBar({text, style, x, y, anchor}: TextShape): RectShape {
  const {width, size} = measureText(text, style);
  const height = size * BAR_HEIGHT;
  return {kind: 'rect', style: 'words', x: anchor === 'middle' ? x - width / 2 : x, y: y - height, width, height, radius: height / 2};
}

/** Replaces each text with a bar and removes numbers, for thumbnails: there, text would be too small to read. */
export function sketchScene({shapes, ...size}: Scene): Scene {
  const isNumber = (shape: TextShape) => shape.style === 'mark';
  return {
    ...size,
    shapes: shapes.flatMap((shape) => {
      if (shape.kind !== 'text') return [shape];
      return isNumber(shape) ? [] : [drawBar(shape)];
    }),
  };
}
