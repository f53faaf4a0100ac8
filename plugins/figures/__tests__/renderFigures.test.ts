import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isPicture, type LoadedPicture, loadFigures} from '../node/loadFigures';
import {renderScene} from '../node/svg/renderScene';
import type {Arrangement, Mode} from '../types';

const FIXTURES = path.join(__dirname, '../__fixtures__');
const figures = loadFigures(path.join(FIXTURES, 'figures'));

async function render({arrange, head, description}: LoadedPicture, arrangement: Arrangement, mode: Mode): Promise<string> {
  return renderScene(await arrange(arrangement), {mode, title: head.title, description: description.join('')});
}

const pictures = figures.filter(isPicture);
const expectedOf = (file: string) => path.join(FIXTURES, 'expected', file.replaceAll('/', '-').replace(/\.yaml$/, ''));

// Each file below `__fixtures__/figures` is a case; its words and pictures are committed in `__fixtures__/expected`.
it.each(figures)('$file is put into words as expected', async ({file, description}) => {
  await expect(`${description.join('\n')}\n`).toMatchFileSnapshot(`${expectedOf(file)}.txt`);
});

describe.each(pictures)('$file', (figure) => {
  const expected = expectedOf(figure.file);

  it('is drawn for a desktop page in light colours as expected', async () => {
    await expect(await render(figure, 'wide', 'light')).toMatchFileSnapshot(`${expected}.wide-light.svg`);
  });

  it('is drawn for a phone in dark colours as expected', async () => {
    await expect(await render(figure, 'narrow', 'dark')).toMatchFileSnapshot(`${expected}.narrow-dark.svg`);
  });
});

describe('renderScene', () => {
  it('draws the same picture twice', async () => {
    for (const figure of pictures) expect(await render(figure, 'wide', 'dark')).toBe(await render(figure, 'wide', 'dark'));
  });

  it('changes only colours between the modes', async () => {
    const withoutColors = (svg: string) => svg.replace(/#[0-9a-f]{6,8}/g, '#');
    for (const figure of pictures) {
      expect(withoutColors(await render(figure, 'wide', 'dark'))).toBe(withoutColors(await render(figure, 'wide', 'light')));
    }
  });
});
