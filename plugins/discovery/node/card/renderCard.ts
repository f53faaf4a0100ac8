import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import {renderAsync} from '@resvg/resvg-js';
import {encodePng} from './encodePng';

const FONTS = path.join(__dirname, '../../fonts');
const FONT_FILE = path.join(FONTS, 'NotoSansSC-Bold.subset.ttf');
const CACHE = path.join(__dirname, '../../../../node_modules/.cache/discovery');

let characters: Set<string> | undefined;
let fontDigest: string | undefined;

/** Characters of a text that the font of the pictures lacks: they would come out as empty boxes. */
export function missingCharacters(text: string): string[] {
  characters ??= new Set(readFileSync(path.join(FONTS, 'characters.txt'), 'utf8').trimEnd());
  return [...new Set(text)].filter((mark) => !characters?.has(mark));
}

/** A rendered picture; its name changes with its content. */
export type CardFile = {name: string; png: Buffer};

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
  const image = await renderAsync(svg, {font: {loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: 'Noto Sans SC'}});
  const png = (await encodePng(image)) ?? image.asPng();
  mkdirSync(cache, {recursive: true});
  // Whole or not at all: another thread may be looking for it.
  writeFileSync(`${file}.${threadId}`, png);
  renameSync(`${file}.${threadId}`, file);
  return {name, png};
}
