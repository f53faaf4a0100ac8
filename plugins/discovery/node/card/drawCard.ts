import {escapeXml} from '../escapeXml';
import {breakTitle} from './breakTitle';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const MARGIN = 96;
const LINE_LIMIT = 2;
/** From the largest: the first size at which the title fits is taken. */
const SIZES = [56, 50, 44];

// The colours of `src/css/tokens.css`; a picture cannot read them.
const PAPER = '#fdfcf9';
const INK = '#1d2126';
const INK_SOFT = '#565b63';
const SEAL = '#b8342a';
const LINE = '#e4dfd5';

export type Card = {title: string; section: string; siteName: string; version: string};

function layOut(title: string): {size: number; lines: string[]} {
  const attempts = SIZES.map((size) => ({size, lines: breakTitle(title, (CARD_WIDTH - 2 * MARGIN) / size)}));
  const {size, lines} = attempts.find((attempt) => attempt.lines.length <= LINE_LIMIT) ?? (attempts.at(-1) as (typeof attempts)[0]);
  if (lines.length <= LINE_LIMIT) return {size, lines};
  return {size, lines: [...lines.slice(0, LINE_LIMIT - 1), `${[...(lines[LINE_LIMIT - 1] as string)].slice(0, -1).join('')}…`]};
}

type Line = {x: number; y: number; size: number; fill: string; text: string; anchor?: 'start' | 'end'};

const drawLine = ({x, y, size, fill, text, anchor = 'start'}: Line) =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;

/** The picture of a page as SVG: its section, its title, and below them the seal and the name of the site. */
export function drawCard({title, section, siteName, version}: Card, logo: string): string {
  const {size, lines} = layOut(title);
  const lineHeight = size * 1.35;
  const first = 330 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const seal = logo.replace('<svg ', `<svg x="${MARGIN}" y="506" width="60" height="60" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-family="Noto Sans SC" font-weight="700">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${PAPER}"/><rect width="${CARD_WIDTH}" height="12" fill="${SEAL}"/>`,
    drawLine({x: MARGIN, y: 122, size: 34, fill: SEAL, text: section}),
    ...lines.map((text, index) => drawLine({x: MARGIN, y: first + index * lineHeight, size, fill: INK, text})),
    `<rect x="${MARGIN}" y="474" width="${CARD_WIDTH - 2 * MARGIN}" height="2" fill="${LINE}"/>`,
    seal,
    drawLine({x: MARGIN + 80, y: 548, size: 32, fill: INK, text: siteName}),
    drawLine({x: CARD_WIDTH - MARGIN, y: 548, size: 26, fill: INK_SOFT, text: version, anchor: 'end'}),
    '</svg>',
  ].join('');
}
