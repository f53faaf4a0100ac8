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

/** A band of a picture, as wide as it: its place, in pixels from the top, and what it shows, as SVG without a root. */
export type Band = {top: number; height: number; content: string};

/** A picture in parts: a ground, which is the same for all pages of a site, and the words of one page in bands that lie on it. */
export type Drawing = {ground: Band; bands: Band[]};

/** Marks of the font reach no further above and below the line that they stand on, in parts of their size. */
const [ABOVE, BELOW] = [1.2, 0.4];

function drawBand(lines: readonly Line[]): Band {
  const top = Math.floor(Math.min(...lines.map(({y, size}) => y - ABOVE * size)));
  const bottom = Math.ceil(Math.max(...lines.map(({y, size}) => y + BELOW * size)));
  return {top, height: bottom - top, content: lines.map(drawLine).join('')};
}

function drawGround({siteName, version}: Card, logo: string): Band {
  const content = [
    `<rect width="${CARD_WIDTH}" height="12" fill="${SEAL}"/>`,
    `<rect x="${MARGIN}" y="474" width="${CARD_WIDTH - 2 * MARGIN}" height="2" fill="${LINE}"/>`,
    logo.replace('<svg ', `<svg x="${MARGIN}" y="506" width="60" height="60" `),
    drawLine({x: MARGIN + 80, y: 548, size: 32, fill: INK, text: siteName}),
    drawLine({x: CARD_WIDTH - MARGIN, y: 548, size: 26, fill: INK_SOFT, text: version, anchor: 'end'}),
  ];
  return {top: 0, height: CARD_HEIGHT, content: content.join('')};
}

/** The picture of a page: its section, its title, and below them the seal and the name of the site. */
export function drawCard(card: Card, logo: string): Drawing {
  const {size, lines} = layOut(card.title);
  const lineHeight = size * 1.35;
  const first = 330 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const section: Line[] = card.section ? [{x: MARGIN, y: 122, size: 34, fill: SEAL, text: card.section}] : [];
  const title = lines.map((text, index): Line => ({x: MARGIN, y: first + index * lineHeight, size, fill: INK, text}));
  return {ground: drawGround(card, logo), bands: [section, title].filter((words) => words.length > 0).map(drawBand)};
}

/** A part of a picture as an SVG file. */
export const toSvg = ({top, height, content}: Band): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${height}" viewBox="0 ${top} ${CARD_WIDTH} ${height}"`,
    ` font-family="Noto Sans SC" font-weight="700"><rect y="${top}" width="${CARD_WIDTH}" height="${height}" fill="${PAPER}"/>${content}</svg>`,
  ].join('');

/** A picture in one part. */
export const wholeOf = ({ground, bands}: Drawing): Band => ({
  ...ground,
  content: [ground, ...bands].map(({content}) => content).join(''),
});
