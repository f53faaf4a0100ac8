import {Resvg} from '@resvg/resvg-js';
import {describe, expect, test} from 'vitest';
import {encodePng, rowsOf} from '../node/card/encodePng';

const WIDTH = 64;
const HEIGHT = 40;

const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`;
/** Draws and gives the picture as RGBA. */
const draw = (content: string) => new Resvg(`${open}${content}</svg>`).render();
const show = (png: Buffer) => draw(`<image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString('base64')}"/>`);

const SQUARES =
  '<rect width="64" height="40" fill="#fdfcf9"/><rect x="3" y="5" width="20" height="9" fill="#b8342a"/><path d="M30 30 60 8" stroke="#123"/>';
const GRADIENT = Array.from(
  {length: WIDTH * 5},
  (_, i) =>
    `<rect x="${i % WIDTH}" y="${Math.floor(i / WIDTH) * 8}" width="1" height="8" fill="rgb(${i % 256},${i % 7},${Math.floor(i / 256) * 90})"/>`,
).join('');

describe('encodePng', () => {
  test('another reader of PNG sees the same pixels', async () => {
    const picture = draw(SQUARES);
    const png = await encodePng(rowsOf(picture));
    expect(png).toBeDefined();
    expect(show(png as Buffer).pixels.equals(picture.pixels)).toBe(true);
  });

  test('a picture may begin with white', async () => {
    const picture = draw('<rect width="64" height="40" fill="#fff"/><rect x="9" width="9" height="9"/>');
    expect(show((await encodePng(rowsOf(picture))) as Buffer).pixels.equals(picture.pixels)).toBe(true);
  });

  test('is smaller than true colour', async () => {
    const picture = draw(SQUARES);
    expect((await encodePng(rowsOf(picture)))?.length).toBeLessThan(picture.asPng().length);
  });

  test('declines a picture of more than 256 colours', async () => {
    expect(await encodePng(rowsOf(draw(GRADIENT)))).toBeUndefined();
  });
});
