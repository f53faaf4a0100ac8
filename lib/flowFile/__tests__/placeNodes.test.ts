import {expect, it} from 'vitest';
import {NOTE, placeNodes} from '../composeFlow';
import type {ComponentTemplate, FigureNode} from '../types';

const body = {display_name: 'A', template: {text: {}}, outputs: []} as unknown as ComponentTemplate;
const at = (id: string, y: number, more: Partial<FigureNode> = {}) => ({node: {id, component: 'A', values: {}, x: 0, y, ...more}, body});

it('keeps nodes of a column apart, and room for a note above its own', () => {
  const plain = placeNodes([at('a', 0), at('b', 10)]);
  const noted = placeNodes([at('a', 0), at('b', 10, {note: '先填密钥'})]);
  const [a, b, c] = [plain.get('a'), plain.get('b'), noted.get('b')];
  expect(b?.y).toBeGreaterThan((a?.y ?? 0) + (a?.height ?? 0));
  expect(c?.y).toBe((b?.y ?? 0) + NOTE.height + NOTE.gap);
});

it('leaves alone what is beside each other', () => {
  const places = placeNodes([at('a', 0), at('b', 0, {x: 400})]);
  expect(places.get('b')).toMatchObject({x: 800, y: 0});
});
