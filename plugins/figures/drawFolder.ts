import path from 'node:path';
import {mapInWorker} from '../shared/mapInWorker';
import type {BuiltFigure} from './node/buildFigures';
import type {FolderInput} from './node/buildFolder';

/**
 * Draws the figures of a folder in another thread. The configuration asks first and the plugin, seconds later, gets the same drawing:
 * nothing at the beginning of a build takes longer.
 *
 * @throws Error that lists every problem of every file with its line
 */
export async function drawFolder({dir, baseUrl, siteDir}: FolderInput & {siteDir: string}): Promise<BuiltFigure[]> {
  // The whole folder is one input: figures share the catalogue, and the layout engine takes longest to start.
  const task = {
    name: 'figures',
    module: path.join(__dirname, 'node/buildFolder.ts'),
    fn: 'buildFolder',
    sources: ['plugins/figures', 'scripts/lib', dir],
    siteDir,
    inTurn: true,
  };
  const [built = []] = await mapInWorker<FolderInput, BuiltFigure[]>(task, [{dir, baseUrl}]);
  return built;
}
