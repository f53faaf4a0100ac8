import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type RenderedImage, renderAsync} from '@resvg/resvg-js';
import {writeWhole} from '../../../shared/writeWhole';
import {type Band, type Drawing, toSvg, wholeOf} from './drawCard';
import {encodePng, type Row, rowsOf} from './encodePng';

const FONTS = path.join(__dirname, '../../fonts');
const FONT_FILE = path.join(FONTS, 'NotoSansSC-Bold.subset.ttf');
/** The part of it that today's pictures use: the renderer reads the whole file for every letter. */
const SMALL_FONT_FILE = path.join(FONTS, 'NotoSansSC-Bold.titles.ttf');
const CACHE = path.join(__dirname, '../../../../node_modules/.cache/discovery');

const readCharacters = (file: string) => new Set(readFileSync(path.join(FONTS, file), 'utf8').trimEnd());

let characters: Set<string> | undefined;
let smallCharacters: Set<string> | undefined;
let fontDigest: string | undefined;

/** Characters of a text that the font of the pictures lacks: they would come out as empty boxes. */
export function missingCharacters(text: string): string[] {
  characters ??= readCharacters('characters.txt');
  return [...new Set(text)].filter((mark) => !characters?.has(mark));
}

/** A rendered picture; its name changes with its content. */
export type CardFile = {name: string; png: Buffer};

/** The smallest font file that has every character of some SVG. */
export function fontFileFor(svg: string): string {
  smallCharacters ??= readCharacters('titles.txt');
  const texts = [...svg.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, text = '']) => text);
  return [...texts.join('')].every((mark) => smallCharacters?.has(mark)) ? SMALL_FONT_FILE : FONT_FILE;
}

function nameOf(drawing: Drawing): string {
  fontDigest ??= createHash('sha256').update(readFileSync(FONT_FILE)).digest('hex');
  return `${createHash('sha256').update(fontDigest).update(JSON.stringify(drawing)).digest('hex').slice(0, 16)}.png`;
}

/** Whether a picture is kept from an earlier build. */
export const isDrawn = (drawing: Drawing): boolean => existsSync(path.join(CACHE, nameOf(drawing)));

function renderBand(band: Band): Promise<RenderedImage> {
  const svg = toSvg(band);
  return renderAsync(svg, {font: {loadSystemFonts: false, fontFiles: [fontFileFor(svg)], defaultFontFamily: 'Noto Sans SC'}});
}

let lastGround: {content: string; rows: Promise<Row[]>} | undefined;

/** The ground is nine tenths of a picture and most of its letters: it is drawn once for all pages. */
function renderGround(band: Band): Promise<Row[]> {
  if (lastGround?.content !== band.content) lastGround = {content: band.content, rows: renderBand(band).then(rowsOf)};
  return lastGround.rows;
}

/** The rows of a picture, from the top. */
export async function renderRows({ground, bands}: Drawing): Promise<Row[]> {
  const rows = [...(await renderGround(ground))];
  for (const band of bands) rows.splice(band.top, band.height, ...rowsOf(await renderBand(band)));
  return rows;
}

/** Renders a picture with the font of this plugin alone, so that it looks the same on every machine; kept between builds. */
export async function renderCard(drawing: Drawing, cache = CACHE): Promise<CardFile> {
  const name = nameOf(drawing);
  const file = path.join(cache, name);
  if (existsSync(file)) return {name, png: readFileSync(file)};
  const png = (await encodePng(await renderRows(drawing))) ?? (await renderBand(wholeOf(drawing))).asPng();
  writeWhole(file, png);
  return {name, png};
}
