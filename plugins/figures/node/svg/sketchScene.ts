import type {RectShape, Scene, TextShape} from './scene';
import {measureText} from './textMeasure';

/** Of the size of a text, how high the bar is that stands for it. */
const BAR_HEIGHT = 0.6;

function drawBar({text, style, x, y, anchor}: TextShape): RectShape {
  const {width, size} = measureText(text, style);
  const height = size * BAR_HEIGHT;
  return {kind: 'rect', style: 'words', x: anchor === 'middle' ? x - width / 2 : x, y: y - height, width, height, radius: height / 2};
}

/** The scene with a bar for each text, for thumbnails: at their size words could not be read. */
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
