import {processMap} from '../../shared/processMap';

// The plugin announces, the Markdown transform asks.
const preparing = processMap<Promise<boolean>>('figures');

/** Says that the data of a folder's figures is on its way: a page that shows one waits, the others are built meanwhile. */
export function announceFigures(dir: string, prepared: Promise<void>): void {
  preparing.set(
    dir,
    prepared.then(
      () => true,
      () => false,
    ),
  );
}

/** Whether the data of a folder's figures could be prepared, or nothing where nobody has announced them. */
export const awaitFigures = (dir: string): Promise<boolean> | undefined => preparing.get(dir);
