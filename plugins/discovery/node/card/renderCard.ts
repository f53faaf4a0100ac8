import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {writeWhole} from '../../../shared/writeWhole';
import {encodePng} from './encodePng';

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

/** The smallest font file that has every character of a picture. */
export function fontFileFor(svg: string): string {
  smallCharacters ??= readCharacters('titles.txt');
  const texts = [...svg.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, text = '']) => text);
  return [...texts.join('')].every((mark) => smallCharacters?.has(mark)) ? SMALL_FONT_FILE : FONT_FILE;
}

function nameOf(svg: string): string {
  fontDigest ??= createHash('sha256').update(readFileSync(FONT_FILE)).digest('hex');
  return `${createHash('sha256').update(fontDigest).update(svg).digest('hex').slice(0, 16)}.png`;
}

/** Whether a picture is kept from an earlier build. */
export const isDrawn = (svg: string): boolean => existsSync(path.join(CACHE, nameOf(svg)));

/** Renders a picture with the font of this plugin alone, so that it looks the same on every machine; kept between builds. */
export async function renderCard(svg: string, cache = CACHE): Promise<CardFile> {
  const name = nameOf(svg);
  const file = path.join(cache, name);
  if (existsSync(file)) return {name, png: readFileSync(file)};
  const image = await renderAsync(svg, {font: {loadSystemFonts: false, fontFiles: [fontFileFor(svg)], defaultFontFamily: 'Noto Sans SC'}});
  const png = (await encodePng(image)) ?? image.asPng();
  writeWhole(file, png);
  return {name, png};
}
