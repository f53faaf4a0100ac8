import {existsSync} from 'node:fs';
import {listFolder} from '../../../lib/input/listFolder';

export const CATALOGUE_FILE = 'components.yaml';
/** A figure's name and its kind. */
const FIGURE_FILE = /^(.+)\.([^.]+)\.yaml$/;

/** Paths of all figure files below a folder, relative to it, with `/`. */
export function listFigureFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return listFolder(dir).filter((file) => file.endsWith('.yaml') && file !== CATALOGUE_FILE);
}

/** Kind of a figure by its file, e.g. `flow`. */
export const figureKind = (file: string): string => FIGURE_FILE.exec(file)?.[2] ?? '';

/** Name of a figure by its file, e.g. `concepts/basic-prompting`. */
export const figureName = (file: string): string => file.replace(FIGURE_FILE, '$1');
