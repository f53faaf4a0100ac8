import {describe, expect, it} from 'vitest';
import {findCollisions} from '../node/svg/findCollisions';
import type {Scene} from '../node/svg/scene';

describe('findCollisions', () => {
  const box = (x: number, solid: string) => ({kind: 'rect', style: 'paper', x, y: 10, width: 50, height: 50, solid}) as const;
  const text = (x: number, room: number) => ({kind: 'text', style: 'label', x, y: 30, text: '一二三', room}) as const;
  const scene = (...shapes: Scene['shapes']): Scene => ({width: 200, height: 100, shapes});

  it('sees overlapping boxes, texts and numbers, long texts and lines through boxes', () => {
    expect(findCollisions(scene(box(10, 'a'), box(40, 'b')))).toEqual(['a 与 b 重叠']);
    expect(findCollisions(scene(box(170, 'a')))).toEqual(['a 伸出图外']);
    expect(findCollisions(scene(text(10, 40), text(30, 40)))).toEqual(['“一二三”与“一二三”重叠']);
    expect(findCollisions(scene(text(10, 20)))).toEqual(['“一二三”比它的位置宽']);
    expect(findCollisions(scene(text(180, 40)))).toEqual(['“一二三”伸出图外']);
    expect(findCollisions(scene(text(10, 40), {kind: 'circle', style: 'accent', cx: 40, cy: 28, r: 10}))).toEqual(['编号盖住“一二三”']);
    const line = {
      kind: 'path',
      style: 'edge',
      d: '',
      trace: [
        {x: 0, y: 30},
        {x: 190, y: 30},
      ],
      ends: ['b'],
    } as const;
    expect(findCollisions(scene(box(10, 'a'), box(100, 'b'), {...line, trace: [...line.trace], ends: [...line.ends]}))).toEqual([
      '连线 b 穿过 a',
    ]);
    expect(
      findCollisions(
        scene({
          kind: 'path',
          style: 'arrow',
          d: '',
          trace: [
            {x: 0, y: 0},
            {x: 9, y: 9},
          ],
          ends: ['a', 'b'],
        }),
      ),
    ).toEqual(['连线 a -> b 是斜的']);
  });

  it('accepts what stands side by side', () => {
    expect(findCollisions(scene(box(10, 'a'), box(70, 'b'), text(10, 40)))).toEqual([]);
  });
});
