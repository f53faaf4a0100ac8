import type {DocsVersion} from '../../../lib/content/versions';
import {type BuiltFigure, buildPicture, panelData} from './buildFigures';
import {TOPICS_FILE} from './figureFiles';
import {buildFlows, type DrawnPicture, topicFacts, type VersionFlows} from './flows/buildFlows';
import {checkTopics, readTopics} from './flows/topics';
import {isPicture, loadFigures} from './loadFigures';
import {readLayouts, withLayouts} from './svg/layouts';

/** A folder of figure files, the base path of the site, and the versions whose pages show the figures. */
export type FolderInput = {
  dir: string;
  baseUrl: string;
  versions?: readonly DocsVersion[];
  /** Whether older versions are left out: only their flows may have a component of the topics. */
  isPart?: boolean;
};

/** All figures of a folder, and the flows of each version. */
export type BuiltFolder = {figures: BuiltFigure[]; flows: VersionFlows[]};

/** Draws all pictures of a folder one after the other, because the layout engine handles one graph at a time. */
export async function buildFolder({dir, baseUrl, versions = [], isPart = false}: FolderInput): Promise<BuiltFolder> {
  const figures: BuiltFigure[] = [];
  const pictures: DrawnPicture[] = [];
  for (const figure of loadFigures(dir, withLayouts(readLayouts(dir)))) {
    if (isPicture(figure)) {
      const built = await buildPicture(figure, baseUrl);
      pictures.push({figure, built});
      figures.push(built);
    } else figures.push({data: panelData(figure), assets: []});
  }
  const topics = readTopics(dir);
  const flows: VersionFlows[] = [];
  for (const version of versions) flows.push(await buildFlows({pictures, topics, baseUrl}, version));
  if (!isPart && flows.some((one) => one.flows.length > 0)) checkTopics(topics, topicFacts(flows), TOPICS_FILE);
  return {figures, flows};
}
