import {expect, test} from 'vitest';
import type {RectShape, Scene, TextShape} from '../node/svg/scene';
import {sketchScene} from '../node/svg/sketchScene';
import {measureText} from '../node/svg/textMeasure';

const box: RectShape = {kind: 'rect', style: 'card', x: 0, y: 0, width: 90, height: 40, radius: 4};
const text = (more: Partial<TextShape>): TextShape =>
  ({kind: 'text', style: 'name', text: 'Chat Input', x: 10, y: 20, ...more}) as TextShape;

test('a sketch has a bar as wide as each text, where the text is, and no numbers', () => {
  const scene: Scene = {width: 100, height: 50, shapes: [box, text({}), text({anchor: 'middle', x: 50}), text({style: 'mark', text: '1'})]};
  const {shapes, ...size} = sketchScene(scene);
  const {width} = measureText('Chat Input', 'name');
  expect(size).toEqual({width: 100, height: 50});
  expect(shapes).toMatchObject([box, {kind: 'rect', x: 10, width}, {kind: 'rect', x: 50 - width / 2, width}]);
  expect(shapes.slice(1).every((bar) => bar.kind === 'rect' && bar.y + bar.height === 20)).toBe(true);
});
