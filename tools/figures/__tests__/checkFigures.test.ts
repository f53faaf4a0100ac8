import {cpSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findLayouts} from '../../../plugins/figures/node/findLayouts';
import type {LoadedPicture} from '../../../plugins/figures/node/loadFigures';
import {LAYOUTS_FILE, printLayouts} from '../../../plugins/figures/node/svg/layouts';
import type {Scene} from '../../../plugins/figures/node/svg/scene';
import {checkFigures, checkPicture} from '../checkFigures';

/** A folder of figures with their layouts. */
async function createFolder(): Promise<{dir: string; check: () => Promise<string[]>}> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'check-figures-'));
  const dir = path.join(siteDir, 'figures');
  cpSync(path.join(__dirname, '../../../plugins/figures/__fixtures__/figures'), dir, {recursive: true});
  writeFileSync(path.join(dir, LAYOUTS_FILE), printLayouts(await findLayouts(dir)));
  return {dir, check: async () => (await checkFigures(dir, siteDir)).problems.map(({file, message}) => `${file}：${message}`)};
}

/** A diagram with more boxes than a picture has room for. */
const HUGE = `title: 太多的方框
direction: right
nodes:
${Array.from({length: 60}, (_, i) => `  n${i}: {label: 方框 ${i}}`).join('\n')}
edges:
${Array.from({length: 59}, (_, i) => `  - n${i} -> n${i + 1}`).join('\n')}
`;

describe('checkFigures', () => {
  it('accepts sound figures, and says the same from what it kept', async () => {
    const {check} = await createFolder();
    expect(await check()).toEqual([]);
    expect(await check()).toEqual([]);
  });

  it('reports a figure that became too large, although it kept the result of the sound one', async () => {
    const {dir, check} = await createFolder();
    expect(await check()).toEqual([]);
    writeFileSync(path.join(dir, 'cases/all-of-diagrams.diagram.yaml'), HUGE);
    writeFileSync(path.join(dir, LAYOUTS_FILE), printLayouts(await findLayouts(dir)));
    const problem = /^figures\/cases\/all-of-diagrams\.diagram\.yaml：有 \d+ 字节，应不超过/;
    expect(await check()).toEqual([expect.stringMatching(problem)]);
  });

  it('reports layouts that are not those of the figures', async () => {
    const {dir, check} = await createFolder();
    writeFileSync(path.join(dir, LAYOUTS_FILE), '{}\n');
    expect(await check()).toEqual([expect.stringMatching(/^figures\/layouts\.json：.*npm run figures:layout/)]);
  });
});

describe('checkPicture', () => {
  const text = (x: number) => ({kind: 'text', style: 'label', x, y: 30, text: '一二三', room: 60}) as const;
  const drawn = (width: number, ...shapes: Scene['shapes']): LoadedPicture => ({
    ...{name: 'a', file: 'a.diagram.yaml', kind: 'diagram', head: {title: '图'}, description: [], marks: []},
    arrange: async () => ({width, height: 100, shapes}),
  });

  it('reports what overlaps and what is too wide, in each arrangement', async () => {
    expect(await checkPicture(drawn(300, text(10)))).toEqual([]);
    expect(await checkPicture(drawn(400, text(10)))).toEqual(['窄的一种：宽 400 px，应不超过 356 px']);
    expect(await checkPicture(drawn(900, text(10), text(20)))).toEqual([
      '宽的一种：“一二三”与“一二三”重叠',
      '宽的一种：宽 900 px，应不超过 870 px',
      '窄的一种：“一二三”与“一二三”重叠',
      '窄的一种：宽 900 px，应不超过 356 px',
    ]);
  });
});
