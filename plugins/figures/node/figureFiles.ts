import {existsSync} from 'node:fs';
import {listFolder} from '../../../lib/input/listFolder';

export const CATALOGUE_FILE = 'components.yaml';
/** Topics by which readers filter the list of flows. */
export const TOPICS_FILE = 'topics.yaml';
/** Name and kind of a figure. */
const FIGURE_FILE = /^(.+)\.([^.]+)\.yaml$/;

/** Paths of all figure files in a folder and its subfolders, relative to the folder, with `/`. */
export function listFigureFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return listFolder(dir).filter((file) => file.endsWith('.yaml') && file !== CATALOGUE_FILE && file !== TOPICS_FILE);
}

/** Kind of a figure from its file name, e.g. `flow`. */
export const figureKind = (file: string): string => FIGURE_FILE.exec(file)?.[2] ?? '';

/** Name of a figure from its path, e.g. `concepts/basic-prompting`. */
export const figureName = (file: string): string => file.replace(FIGURE_FILE, '$1');
