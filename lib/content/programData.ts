import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseJsonInput, readInputText} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

/** A changed default: the release with the change, and the default before it. */
export type DefaultChange = {in: string; from: unknown};

/** A setting of the program; its key is the name of the environment variable. */
export type ProgramSetting = {
  /** Python type names: `str`, `int`, `None`. */
  types: string[];
  /** `null` if the program computes it or needs none. */
  default: unknown;
  /** Class that declares it. */
  group: string;
  /** Allowed values, if they are enumerated. */
  choices?: string[];
  /** First release that has it. `1.5` to `1.9` mean the first minor release in which it was seen; the oldest one also means earlier. */
  since: string;
  changed?: DefaultChange[];
};

/** An option or an argument of a command. */
export type ProgramParameter = {
  /** What users type; for an argument, its name. */
  flags: string[];
  type: string;
  default: unknown;
  environment: string | string[] | null;
  is_flag: boolean;
  hidden: boolean;
  choices?: string[];
  argument?: true;
  required?: true;
  multiple?: true;
};

/** An input of a component. */
export type ProgramInput = {
  name: string;
  display_name: string;
  /** Class in the program: `StrInput`. */
  type: string;
  default: unknown;
  advanced?: true;
  required?: true;
  list?: true;
  /** Shown only after another input is set. */
  hidden?: true;
  options?: string[];
  /** Data types that may be connected. */
  input_types?: string[];
};

/** An output of a component. */
export type ProgramOutput = {name: string; display_name: string; types: string[]; hidden?: true};

/** A component that the program offers. */
export type ProgramComponent = {
  class: string;
  /** Id in flows. */
  id: string;
  /** Name used by other components, if it differs from `id`. */
  name?: string;
  display_name: string;
  /** Its category on the canvas, or its bundle. */
  category: string;
  /** Python package. */
  package: string;
  since: string;
  legacy?: true;
  beta?: true;
  /** Replacements of a legacy component: `processing.Operations`. */
  replacement?: string[];
  inputs: ProgramInput[];
  outputs: ProgramOutput[];
};

/** The data that `npm run langflow -- describe` writes about a program, one file per key. */
export type ProgramData = {
  settings: {release: string; settings: Record<string, ProgramSetting>};
  commands: {release: string; commands: Record<string, ProgramParameter[]>};
  components: {release: string; components: ProgramComponent[]};
};

/** Path of one part of the data, relative to the site. */
export const programFile = (version: Pick<DocsVersion, 'folder'>, part: keyof ProgramData): string =>
  versionFile(version, 'site', 'program', `${part}.json`);

/** Reads one part of the program data of a version; undefined if the version has none. */
export function readProgramData<Part extends keyof ProgramData>(
  {root, ...version}: Pick<DocsVersion, 'root' | 'folder'>,
  part: Part,
): ProgramData[Part] | undefined {
  const name = programFile(version, part);
  const file = path.join(root, name);
  return existsSync(file) ? (parseJsonInput(readInputText({path: file, name}), name) as ProgramData[Part]) : undefined;
}
