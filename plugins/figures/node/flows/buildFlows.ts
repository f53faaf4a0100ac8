import type {DocsVersion} from '../../../../lib/content/versions';
import type {FlowEntry, FlowGallery, ListedFlow} from '../../types';
import {assetPath, type BuiltPicture} from '../buildFigures';
import type {LoadedPicture} from '../loadFigures';
import {ICONS, type IconName} from '../svg/icons';
import {listUses} from './listUses';
import {type TopicFacts, type Topics, topicsOf} from './topics';

/** The flows of one version. `files` has the flow data, by path relative to the base path. */
export type VersionFlows = {version: DocsVersion; flows: ListedFlow[]; topics: string[]; files: Map<string, string>};

export type DrawnPicture = {figure: LoadedPicture; built: BuiltPicture};

/** The pictures of a folder, the topics of its flows, and the base path of the site. */
type Drawn = {pictures: readonly DrawnPicture[]; topics: Topics; baseUrl: string};

/** Path of the flow list of a version, relative to the base path of the site. */
export const flowListFile = ({base}: Pick<DocsVersion, 'base'>): string => `${base}/flows.json`.slice(1);

const entryOf = ({layers: _layers, topics: _topics, ...entry}: ListedFlow): FlowEntry => entry;

/** The flow list of a version as JSON, for programs. */
export const flowListText = ({version, flows}: VersionFlows): string =>
  `${JSON.stringify({version: version.label, flows: flows.map(entryOf)}, null, 1)}\n`;

/** What the topics of a flow depend on. */
const factsOf = ({components, pages, needsKey}: Omit<ListedFlow, 'topics'>, {base}: DocsVersion): TopicFacts => ({
  components,
  needsKey,
  routes: pages.map(({address}) => address.slice(base.length)),
});

/** What the topics of all flows of all versions depend on. */
export const topicFacts = (versions: readonly VersionFlows[]): TopicFacts[] =>
  versions.flatMap(({version, flows}) => flows.map((flow) => factsOf(flow, version)));

/** The data of the page of all flows. */
export function flowGallery({flows, topics}: VersionFlows): FlowGallery {
  const names = new Set(flows.flatMap(({layers}) => layers.flat().map(({icon}) => icon as IconName)));
  return {
    flows,
    icons: Object.fromEntries([...names].map((name) => [name, ICONS[name]])),
    topics: topics.filter((topic) => flows.some((flow) => flow.topics.includes(topic))),
  };
}

/** Builds the data of the flow figures that a version shows, in navigation order, and adds its address to each built figure. */
export async function buildFlows({pictures, topics, baseUrl}: Drawn, version: DocsVersion): Promise<VersionFlows> {
  const files = new Map<string, string>();
  const flows: ListedFlow[] = [];
  for (const [name, use] of listUses(version)) {
    const found = pictures.find(({figure}) => figure.name === name);
    const data = await found?.figure.flowData?.({name, version: version.label});
    if (!found || !data) continue;
    const text = JSON.stringify(data);
    const path = assetPath(name, text, {variant: `flow-${version.label}`, extension: 'json'});
    files.set(path, text);
    const {data: figure} = found.built;
    figure.flows = {...figure.flows, [version.label]: baseUrl + path};
    const {layers = [], needsKey = false} = found.figure;
    const flow = {
      name,
      title: data.title,
      description: data.description,
      components: [...new Set(data.nodes.map(({component}) => component))],
      needsKey,
      ...use,
      data: baseUrl + path,
      layers: layers.map((nodes) => nodes.map(({component, icon}) => ({name: component, icon}))),
    };
    flows.push({...flow, topics: topicsOf(topics, factsOf(flow, version))});
  }
  return {version, flows, topics: Object.keys(topics), files};
}
