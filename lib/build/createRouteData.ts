import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

/**
 * Writes data for a module of a route, under the name that the bundler knows it by. What `createData` itself returns is a path of
 * this machine, which Docusaurus would put into the script of every page.
 *
 * @param data text, or what becomes JSON
 * @returns the module's name, such as `@generated/api-reference/default/read-flow.json`
 */
export async function createRouteData(
  {generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
  name: string,
  data: string | object,
): Promise<string> {
  const file = await createData(name, data);
  return `@generated/${path.relative(generatedFilesDir, file).split(path.sep).join('/')}`;
}
