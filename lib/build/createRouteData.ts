import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

/**
 * Writes the data of a route module and returns the module name for the bundler. `createData` returns a local path, which Docusaurus would
 * put into the script of every page.
 *
 * @param data text, or an object that is written as JSON
 * @returns the module name, such as `@generated/api-reference/default/read-flow.json`
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
