import type {DocsVersion} from '../../../lib/content/versions';
import {type BuiltFigure, buildFigure} from './buildFigures';
import {buildFlows, type VersionFlows} from './flows/buildFlows';
import {loadFigures} from './loadFigures';
import {readLayouts, withLayouts} from './svg/layouts';

/** A folder of figure files, the base path of the site that shows them, and the versions whose pages do. */
export type FolderInput = {dir: string; baseUrl: string; versions?: readonly DocsVersion[]};

/** All figures of a folder, and the flows of each version. */
export type BuiltFolder = {figures: BuiltFigure[]; flows: VersionFlows[]};

/** Draws every figure of a folder, one after the other: the layout engine takes one graph at a time. */
export async function buildFolder({dir, baseUrl, versions = []}: FolderInput): Promise<BuiltFolder> {
  const drawn: {figure: ReturnType<typeof loadFigures>[number]; built: BuiltFigure}[] = [];
  for (const figure of loadFigures(dir, withLayouts(readLayouts(dir)))) drawn.push({figure, built: await buildFigure(figure, baseUrl)});
  const flows: VersionFlows[] = [];
  for (const version of versions) flows.push(await buildFlows(drawn, version, baseUrl));
  return {figures: drawn.map(({built}) => built), flows};
}
