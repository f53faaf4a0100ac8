import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type LoadedFigure, loadFigures} from '../node/loadFigures';
import {renderScene} from '../node/svg/renderScene';
import type {Arrangement, Mode} from '../types';

const FIXTURES = path.join(__dirname, '../__fixtures__');
const figures = loadFigures(path.join(FIXTURES, 'figures'));

async function render({arrange, head, description}: LoadedFigure, arrangement: Arrangement, mode: Mode): Promise<string> {
  return renderScene(await arrange(arrangement), {mode, title: head.title, description: description.join('')});
}

// Each file below `__fixtures__/figures` is a case; its pictures are committed in `__fixtures__/expected`.
describe.each(figures)('$file', (figure) => {
  const expected = path.join(FIXTURES, 'expected', figure.file.replaceAll('/', '-').replace(/\.yaml$/, ''));

  it('is drawn for a desktop page in light colours as expected', async () => {
    await expect(await render(figure, 'wide', 'light')).toMatchFileSnapshot(`${expected}.wide-light.svg`);
  });

  it('is drawn for a phone in dark colours as expected', async () => {
    await expect(await render(figure, 'narrow', 'dark')).toMatchFileSnapshot(`${expected}.narrow-dark.svg`);
  });

  it('is put into words as expected', async () => {
    await expect(`${figure.description.join('\n')}\n`).toMatchFileSnapshot(`${expected}.txt`);
  });
});

describe('renderScene', () => {
  it('draws the same picture twice', async () => {
    for (const figure of figures) expect(await render(figure, 'wide', 'dark')).toBe(await render(figure, 'wide', 'dark'));
  });

  it('changes only colours between the modes', async () => {
    const withoutColors = (svg: string) => svg.replace(/#[0-9a-f]{6,8}/g, '#');
    for (const figure of figures) {
      expect(withoutColors(await render(figure, 'wide', 'dark'))).toBe(withoutColors(await render(figure, 'wide', 'light')));
    }
  });
});
