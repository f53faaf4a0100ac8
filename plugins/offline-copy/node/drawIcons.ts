import {renderAsync} from '@resvg/resvg-js';

/** An icon of the installed site; systems cut a maskable one to a shape of their own. */
export type Icon = {file: string; size: number; purpose: 'any' | 'maskable'; png: Buffer};

const ICONS = [
  {file: 'img/icon-192.png', size: 192, purpose: 'any'},
  {file: 'img/icon-512.png', size: 512, purpose: 'any'},
  {file: 'img/icon-maskable-512.png', size: 512, purpose: 'maskable'},
] as const;

/** Colour of the plate on which the logo stands. */
const PLATE = /<rect\b[^>]*\bfill="(#[0-9a-f]{3,8})"/i;
/** The part of a maskable icon's width that no shape cuts away is 80 %; the logo's corners stay inside it at this. */
const SAFE_SCALE = 0.75;

/** Widens the logo's plate to the edges and moves the drawing into the part that is never cut away. */
export function makeMaskable(logo: string): string {
  const color = PLATE.exec(logo)?.[1];
  if (!color) throw new Error('[offline-copy] static/img/logo.svg：需要一个带 fill="#…" 的 <rect> 作底色，用来画可裁切的图标；没有找到');
  const place = (1 - SAFE_SCALE) * 50;
  const inner = logo.replace('<svg ', `<svg x="${place}" y="${place}" width="${100 - place * 2}" height="${100 - place * 2}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${color}"/>${inner}</svg>`;
}

/** Draws the icons from the site's logo. */
export async function drawIcons(logo: string): Promise<Icon[]> {
  const maskable = makeMaskable(logo);
  return Promise.all(
    ICONS.map(async (icon) => {
      const svg = icon.purpose === 'maskable' ? maskable : logo;
      const image = await renderAsync(svg, {fitTo: {mode: 'width', value: icon.size}, font: {loadSystemFonts: false}});
      return {...icon, png: image.asPng()};
    }),
  );
}
