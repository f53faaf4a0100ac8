import type {Point, SceneShape} from './scene';

/** Draws a numbered badge around a centre. */
export function drawMark(mark: number, {x, y}: Point): SceneShape[] {
  return [
    {kind: 'circle', style: 'accent', cx: x, cy: y, r: 10},
    {kind: 'text', style: 'mark', tone: 'onAccent', x, y: y + 4.2, text: String(mark), anchor: 'middle', room: 20},
  ];
}
