import type {DocsVersion} from '../../../../lib/content/versions';
import type {FlowEntry, ListedFlow, Mode} from '../../types';
import {assetPath, type BuiltPicture} from '../buildFigures';
import type {LoadedPicture} from '../loadFigures';
import {renderScene} from '../svg/renderScene';
import {sketchScene} from '../svg/sketchScene';
import {listUses} from './listUses';

/** The flows of one version: what the list of them shows, and the files of their data and thumbnails by their paths under the site's base path. */
export type VersionFlows = {version: DocsVersion; flows: ListedFlow[]; files: Map<string, string>};

export type DrawnPicture = {figure: LoadedPicture; built: BuiltPicture};

/** Name of the list of a version's flows under the site's base path. */
export const flowListFile = ({base}: Pick<DocsVersion, 'base'>): string => `${base}/flows.json`.slice(1);

/** The list of a version's flows, for programs. */
export const flowListText = ({version, flows}: VersionFlows): string =>
  `${JSON.stringify({version: version.label, flows: flows.map(({images: _images, ...entry}): FlowEntry => entry)}, null, 1)}\n`;

/** Makes the data of the flow figures that pages of a version show, in the order of its navigation, and notes at each figure where they are. */
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
