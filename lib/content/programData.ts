import {existsSync} from 'node:fs';
import path from 'node:path';
import {readInputText} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

/** A change of a default: since `release`, before which it was `from`. */
export type DefaultChange = {in: string; from: unknown};

/** A setting of the program, by the name of its environment variable. */
export type ProgramSetting = {
  /** Names of Python: `str`, `int`, `None`. */
  types: string[];
  /** `null` where the program computes it, or needs none. */
  default: unknown;
  /** Class of the program that declares it. */
  group: string;
  /** The values that it may have, where they are counted. */
  choices?: string[];
  /** First release that has it; `1.5` to `1.9` stand for the first minor release seen, the oldest for itself and before. */
  since: string;
  changed?: DefaultChange[];
};

/** An option or an argument of a command. */
export type ProgramParameter = {
  /** What a person types; of an argument, its name. */
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
  /** Class of the program: `StrInput`. */
  type: string;
  default: unknown;
  advanced?: true;
  required?: true;
  list?: true;
  /** Shown only after another input is set. */
  hidden?: true;
  options?: string[];
  /** Types of data that may be connected. */
  input_types?: string[];
};

/** An output of a component. */
export type ProgramOutput = {name: string; display_name: string; types: string[]; hidden?: true};

/** A component that the program offers. */
export type ProgramComponent = {
  class: string;
  /** As flows name it. */
  id: string;
  /** What other components call it, where `id` is another. */
  name?: string;
  display_name: string;
  /** Its category on the canvas, or its bundle. */
  category: string;
  /** Python package. */
  package: string;
  since: string;
  legacy?: true;
  beta?: true;
  /** What takes the place of a legacy component: `processing.Operations`. */
  replacement?: string[];
  inputs: ProgramInput[];
  outputs: ProgramOutput[];
};

/** What `npm run langflow -- describe` writes down of a program, a file each. */
export type ProgramData = {
  settings: {release: string; settings: Record<string, ProgramSetting>};
  commands: {release: string; commands: Record<string, ProgramParameter[]>};
  components: {release: string; components: ProgramComponent[]};
};

/** Where a part of the data lies, relative to the site. */
export const programFile = (version: Pick<DocsVersion, 'folder'>, part: keyof ProgramData): string =>
  versionFile(version, 'site', 'program', `${part}.json`);

/** Reads a part of what a version's program says of itself; a version that was not described has none. */
export function readProgramData<Part extends keyof ProgramData>(
  {root, ...version}: Pick<DocsVersion, 'root' | 'folder'>,
  part: Part,
): ProgramData[Part] | undefined {
  const name = programFile(version, part);
  const file = path.join(root, name);
  return existsSync(file) ? (JSON.parse(readInputText({path: file, name})) as ProgramData[Part]) : undefined;
}

/**
 * What is wrong with the names that a file tells of, held against those of the program.
 *
 * @param kind what the names are of, for messages: `设置`
 * @param told names that the file must have
 */
export function findNameProblems(kind: string, names: readonly string[], known: object, told: readonly string[]): string[] {
  return [
    ...names.filter((one) => !Object.hasOwn(known, one)).map((one) => `${one}：程序没有这个${kind}；改正名字，或者删去`),
    ...names.filter((one, index) => names.indexOf(one) < index).map((one) => `${one}：写了不止一次；只留一处`),
    ...told.filter((one) => !names.includes(one)).map((one) => `${one}：程序有这个${kind}，这里没有；加上一句话`),
  ];
}
