import type {DocsVersion} from '../../../../lib/content/versions';
import type {FlowEntry, ListedFlow, Mode} from '../../types';
import {assetPath, type BuiltPicture} from '../buildFigures';
import type {LoadedPicture} from '../loadFigures';
import {renderScene} from '../svg/renderScene';
import {sketchScene} from '../svg/sketchScene';
import {listUses} from './listUses';

/** The flows of one version. `files` has the flow data and the thumbnails, by path relative to the base path. */
export type VersionFlows = {version: DocsVersion; flows: ListedFlow[]; files: Map<string, string>};

export type DrawnPicture = {figure: LoadedPicture; built: BuiltPicture};

/** Path of the flow list of a version, relative to the base path of the site. */
export const flowListFile = ({base}: Pick<DocsVersion, 'base'>): string => `${base}/flows.json`.slice(1);

/** The flow list of a version as JSON, for programs. */
export const flowListText = ({version, flows}: VersionFlows): string =>
  `${JSON.stringify({version: version.label, flows: flows.map(({images: _images, ...entry}): FlowEntry => entry)}, null, 1)}\n`;

/** Builds the data of the flow figures that a version shows, in navigation order, and adds its address to each built figure. */
export async function buildFlows(drawn: readonly DrawnPicture[], version: DocsVersion, baseUrl: string): Promise<VersionFlows> {
  const files = new Map<string, string>();
  const flows: ListedFlow[] = [];
  for (const [name, use] of listUses(version)) {
    const found = drawn.find(({figure}) => figure.name === name);
    const data = await found?.figure.flowData?.({name, version: version.label});
    if (!found || !data) continue;
    const text = JSON.stringify(data);
    const path = assetPath(name, text, {variant: `flow-${version.label}`, extension: 'json'});
    files.set(path, text);
    const {data: figure} = found.built;
    const scene = sketchScene(await found.figure.arrange('wide'));
    const sketch = (mode: Mode): string => {
      const svg = renderScene(scene, {mode, title: data.title, description: ''});
      const file = assetPath(name, svg, {variant: `sketch-${mode}`, extension: 'svg'});
      files.set(file, svg);
      return baseUrl + file;
    };
    figure.flows = {...figure.flows, [version.label]: baseUrl + path};
    flows.push({
      name,
      title: data.title,
      description: data.description,
      components: [...new Set(data.nodes.map(({component}) => component))],
      needsKey: found.figure.needsKey === true,
      ...use,
      data: baseUrl + path,
      images: {light: {...figure.images.light.wide, sketch: sketch('light')}, dark: {...figure.images.dark.wide, sketch: sketch('dark')}},
    });
  }
  return {version, flows, files};
}
