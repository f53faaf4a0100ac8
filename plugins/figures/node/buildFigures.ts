import {createHash} from 'node:crypto';
import {
  ARRANGEMENTS,
  type Arrangement,
  type FigureData,
  type FigureImage,
  type FigureTexts,
  MODES,
  type Mode,
  type PanelData,
  type PictureData,
} from '../types';
import type {LoadedFigure, LoadedPanel, LoadedPicture} from './loadFigures';
import {renderScene} from './svg/renderScene';

/** A picture file of the site: `path` is relative to the base path. */
export type FigureAsset = {path: string; svg: string};
export type BuiltFigure = {data: FigureData; assets: FigureAsset[]};
export type BuiltPicture = {data: PictureData; assets: FigureAsset[]};

/** Folder of the picture files, relative to the base path. */
const ASSET_FOLDER = 'assets/figures';

const HASH_LENGTH = 8;

/** Path of a file of a figure, with a hash of its content. */
export function assetPath(name: string, content: string, ending: {variant: string; extension: string}): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return `${ASSET_FOLDER}/${name.replaceAll('/', '-')}-${ending.variant}.${hash}.${ending.extension}`;
}

function textsOf({name, head, description}: LoadedFigure): FigureTexts {
  const marks = Object.entries(head.marks ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, text]) => text);
  return {name, alt: head.alt ?? head.title, caption: head.caption, marks, description: head.text ?? description};
}

/** Draws one picture in both arrangements and both colour modes. */
export async function buildPicture(figure: LoadedPicture, baseUrl: string): Promise<BuiltPicture> {
  const texts = textsOf(figure);
  const assets: FigureAsset[] = [];
  const images = {light: {}, dark: {}} as Record<Mode, Record<Arrangement, FigureImage>>;
  for (const arrangement of ARRANGEMENTS) {
    const scene = await figure.arrange(arrangement);
    for (const mode of MODES) {
      const svg = renderScene(scene, {mode, title: figure.head.title, description: texts.description.join('')});
      const path = assetPath(figure.name, svg, {variant: `${arrangement}-${mode}`, extension: 'svg'});
      assets.push({path, svg});
      images[mode][arrangement] = {url: baseUrl + path, width: scene.width, height: scene.height};
    }
  }
  return {data: {...texts, images}, assets};
}

/** Data from which a page draws a panel. */
export const panelData = (figure: LoadedPanel): PanelData => ({...textsOf(figure), panel: figure.panel});
