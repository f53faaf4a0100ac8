// Docusaurus evaluates plugins and Markdown transforms apart, each with modules of its own; what is being prepared belongs to the process.
const PREPARING = Symbol.for('figures.preparing');
const memory = globalThis as {[PREPARING]?: Map<string, Promise<boolean>>};
memory[PREPARING] ??= new Map();
const preparing = memory[PREPARING];

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
