import {ARRANGEMENTS} from '../types';
import {isPicture, loadFigures} from './loadFigures';
import {type Layouts, noteLayouts} from './svg/layouts';

/** Computes the layouts of all figures of a folder, without using stored ones. */
export async function findLayouts(dir: string): Promise<Layouts> {
  const found: Layouts = {};
  for (const figure of loadFigures(dir, noteLayouts(found)).filter(isPicture))
    for (const arrangement of ARRANGEMENTS) await figure.arrange(arrangement);
  return found;
}
