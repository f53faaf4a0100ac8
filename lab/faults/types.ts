/** Stages of `npm test`, cheapest first. */
export const STAGES = [
  'lint',
  'types',
  'content',
  'unit',
  'figures',
  'licenses',
  'built',
  'llms',
  'search',
  'site',
  'servers',
  'build',
  'browser',
] as const;
export type Stage = (typeof STAGES)[number];

/** One edit of a file. A `*` in the path stands for a content hash; `everyPage` edits all built pages that have the text. */
export type FaultChange =
  | {file: string; find: string | RegExp; replace: string}
  | {file: string; add: string}
  | {file: string; remove: true}
  | {everyPage: true; find: RegExp; replace: string};

/** A fault that somebody could make, and where it should be noticed. */
export type Fault = {
  name: string;
  /** Where the fault is put: into a source file, or into a copy of the built site, which saves a build. */
  into: 'source' | 'built';
  changes: readonly FaultChange[];
  /** The stages that can see it, each with arguments that limit it to what can. No other stage is run. */
  stages: Partial<Record<Stage, readonly string[]>>;
};

/** Result of a stage with a fault. `unusable`: it is red without the fault, too. */
export type FaultOutcome = 'red' | 'green' | 'missing' | 'unusable';
