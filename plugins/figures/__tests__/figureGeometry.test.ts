import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildPicture} from '../node/buildFigures';
import {isPicture, loadFigures} from '../node/loadFigures';
import {MAX_WIDE_WIDTH} from '../node/svg/layouts';
import type {Scene} from '../node/svg/scene';
import {ARRANGEMENTS, type Arrangement} from '../types';
import {findCollisions} from './findCollisions';

const MAX_BYTES = 12 * 1024;
// A narrow picture that is wider is scaled down so far in the text column of a phone (327 px) that its smallest text (12 px) comes below
// 11 px; a wide one shows on few screens (theme/Figure).
const MAX_WIDTH: Record<Arrangement, number> = {wide: MAX_WIDE_WIDTH, narrow: 356};

const FOLDERS = ['../../../figures', '../__fixtures__/figures'];
const figures = FOLDERS.flatMap((folder) => loadFigures(path.join(__dirname, folder)).filter(isPicture));

describe.each(figures)('$file', (figure) => {
  it.each(ARRANGEMENTS)('has nothing that overlaps in the %s arrangement', async (arrangement) => {
    expect(findCollisions(await figure.arrange(arrangement))).toEqual([]);
  });

  it.each(ARRANGEMENTS)('is not too wide in the %s arrangement', async (arrangement) => {
    expect((await figure.arrange(arrangement)).width).toBeLessThanOrEqual(MAX_WIDTH[arrangement]);
  });

  it('is small', async () => {
    const {assets} = await buildPicture(figure, '/');
    for (const {svg} of assets) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

describe('findCollisions', () => {
  const box = (x: number, solid: string) => ({kind: 'rect', style: 'paper', x, y: 10, width: 50, height: 50, solid}) as const;
  const text = (x: number, room: number) => ({kind: 'text', style: 'label', x, y: 30, text: '一二三', room}) as const;
  const scene = (...shapes: Scene['shapes']): Scene => ({width: 200, height: 100, shapes});

  it('sees overlapping boxes, texts and numbers, long texts and lines through boxes', () => {
    expect(findCollisions(scene(box(10, 'a'), box(40, 'b')))).toEqual(['a overlaps b']);
    expect(findCollisions(scene(box(170, 'a')))).toEqual(['a leaves the picture']);
    expect(findCollisions(scene(text(10, 40), text(30, 40)))).toEqual(['“一二三” overlaps “一二三”']);
    expect(findCollisions(scene(text(10, 20)))).toEqual(['“一二三” is wider than its room']);
    expect(findCollisions(scene(text(180, 40)))).toEqual(['“一二三” leaves the picture']);
    expect(findCollisions(scene(text(10, 40), {kind: 'circle', style: 'accent', cx: 40, cy: 28, r: 10}))).toEqual([
      'a number covers “一二三”',
    ]);
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
      'the line b crosses a',
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
    ).toEqual(['the line a -> b is slanted']);
  });

  it('accepts what stands side by side', () => {
    expect(findCollisions(scene(box(10, 'a'), box(70, 'b'), text(10, 40)))).toEqual([]);
  });
});
