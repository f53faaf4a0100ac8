import {type BuiltFigure, buildFigure} from './buildFigures';
import {loadFigures} from './loadFigures';
import {readLayouts, withLayouts} from './svg/layouts';

/** A folder of figure files, and the base path of the site that shows them. */
export type FolderInput = {dir: string; baseUrl: string};

/** Draws every figure of a folder, one after the other: the layout engine takes one graph at a time. */
export async function buildFolder({dir, baseUrl}: FolderInput): Promise<BuiltFigure[]> {
  const built: BuiltFigure[] = [];
  for (const figure of loadFigures(dir, withLayouts(readLayouts(dir)))) built.push(await buildFigure(figure, baseUrl));
  return built;
}
