import path from 'node:path';
import {mapInWorker} from '../shared/mapInWorker';
import type {BuiltFigure} from './node/buildFigures';
import type {FolderInput} from './node/buildFolder';

type Drawing = FolderInput & {siteDir: string};

// Docusaurus evaluates configuration and plugins several times over, each time with modules of its own.
const STARTED = Symbol.for('figures.started');
const memory = globalThis as {[STARTED]?: Map<string, Promise<BuiltFigure[]>>};

async function draw({dir, baseUrl, siteDir}: Drawing): Promise<BuiltFigure[]> {
  // The whole folder is one input: figures share the catalogue, and the layout engine takes longest to start.
  const task = {
    name: 'figures',
    module: path.join(__dirname, 'node/buildFolder.ts'),
    fn: 'buildFolder',
    sources: ['plugins/figures', dir],
    siteDir,
  };
  const [built = []] = await mapInWorker<FolderInput, BuiltFigure[]>(task, [{dir, baseUrl}]);
  return built;
}

/**
 * Begins to draw the figures of a folder in another thread. The configuration may ask for it, since Docusaurus asks plugins for their
 * content only seconds later, and nothing of a build's beginning takes longer than the figures.
 */
export function startDrawing(drawing: Drawing): void {
  memory[STARTED] ??= new Map();
  const key = JSON.stringify(drawing);
  if (memory[STARTED].has(key)) return;
  const started = draw(drawing);
  // Whoever takes the figures hears of the problem.
  started.catch(() => undefined);
  memory[STARTED].set(key, started);
}

/**
 * The figures of a folder, drawn.
 *
 * @throws Error that lists every problem of every file with its line
 */
export function drawFolder(drawing: Drawing): Promise<BuiltFigure[]> {
  const key = JSON.stringify(drawing);
  const started = memory[STARTED]?.get(key);
  // Once only: the development server asks again when a file has changed.
  memory[STARTED]?.delete(key);
  return started ?? draw(drawing);
}
