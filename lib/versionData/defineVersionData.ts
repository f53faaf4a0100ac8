import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {type ProgramData, programFile, readProgramData} from '../content/programData';
import {type DocsVersion, versionFile} from '../content/versions';
import {InputError, listProblems} from '../input/inputError';
import {checkYamlInput, formatKey, readInputText} from '../input/readInput';
import {bindElements, type ComponentGuide, type FillElement, type PageElements} from './pageElement';

/** Where the files of a version are. */
export type VersionFolder = Pick<DocsVersion, 'root' | 'folder'>;

/** A part of the program data that a file is joined with. */
export type ProgramPart<Program> = {
  /** Path of the part, relative to the site; undefined if there is none. */
  file: (version: VersionFolder) => string | undefined;
  /** Undefined if the version was not described. */
  read: (version: VersionFolder) => Program | undefined;
};

/** A part of the data that `npm run langflow -- describe` writes. */
export const programPart = <Part extends keyof ProgramData>(part: Part): ProgramPart<ProgramData[Part]> => ({
  file: (version) => programFile(version, part),
  read: (version) => readProgramData(version, part),
});

/** For files that stand alone. */
export const NO_PROGRAM: ProgramPart<null> = {file: () => undefined, read: () => null};

/** Notes a problem at a key of the file. All are thrown together at the end, so that `join` may return anything then. */
export type Report = (key: readonly PropertyKey[], problem: string) => void;

/** What a file is joined with. */
export type Joined<Program> = {
  program: Program;
  version: VersionFolder;
  report: Report;
};

/** One kind of data that a version may have: its file, the form, and what pages and others take from it. */
export type VersionDataSource<Written, Program, Data> = {
  /** Name in `site/<version>/`: `settings.yaml`. */
  file: string;
  /** Form of the file, with messages that say what is expected. */
  schema: z.ZodType<Written>;
  program: ProgramPart<Program>;
  join: (written: Written, joined: Joined<Program>) => Data;
  /** Elements that pages write to show the data, by their names. */
  elements: PageElements<Data>;
};

/** One kind of data, for its readers. */
export type VersionData<Data> = {
  /** Path of the file or folder of a version, relative to the site. */
  file: (version: VersionFolder) => string;
  /**
   * Reads the data of a version; undefined if it has none.
   *
   * @throws InputError that lists every problem of the file with its line
   */
  read: (version: VersionFolder) => Data | undefined;
  /** What authors are told about the elements. */
  elements: Readonly<Record<string, ComponentGuide>>;
  /** Reads the data and puts them into the elements. A version without the data refuses its elements. */
  load: (version: VersionFolder) => {data: Data | undefined; fillers: [string, FillElement][]};
};

const DESCRIBE = '用 npm run langflow -- describe 读出来';

/** Completes a reader of data with what all kinds have. */
export function withElements<Data>(
  {file, read, program = NO_PROGRAM}: Pick<VersionData<Data>, 'file' | 'read'> & {program?: ProgramPart<unknown>},
  elements: PageElements<Data>,
): VersionData<Data> {
  const refuse = (version: VersionFolder): FillElement => {
    const described = program.file(version);
    const [also, advice] = described ? [` 或 ${described}`, `；后者${DESCRIBE}`] : ['', ''];
    return () => {
      throw new InputError(`这个版本没有 ${file(version)}${also}；加上它，或者删去这个元素${advice}`);
    };
  };
  return {
    file,
    read,
    elements,
    load(version) {
      const data = read(version);
      const refused = () => Object.keys(elements).map((name): [string, FillElement] => [name, refuse(version)]);
      return {data, fillers: data === undefined ? refused() : bindElements(elements, data)};
    },
  };
}

/** Defines one kind of version data; see README.md. */
export function defineVersionData<Written, Program, Data>({
  file: fileName,
  schema,
  program,
  join,
  elements,
}: VersionDataSource<Written, Program, Data>): VersionData<Data> {
  const fileOf = (version: VersionFolder) => versionFile(version, 'site', fileName);
  function read(version: VersionFolder): Data | undefined {
    const name = fileOf(version);
    const file = path.join(version.root, name);
    const known = program.read(version);
    if (known === undefined || !existsSync(file)) return undefined;
    const {value, placeOf} = checkYamlInput(readInputText({path: file, name}), schema, name);
    const problems: string[] = [];
    const report: Report = (key, problem) => {
      problems.push(`${placeOf(key)}${key.length > 0 ? `${formatKey(key)}：` : ''}${problem}`);
    };
    const data = join(value, {program: known, version, report});
    const described = program.file(version);
    if (problems.length > 0) throw new InputError(listProblems(`${name} ${described ? `与 ${described} 不符` : '有误'}`, problems));
    return data;
  }
  return withElements({file: fileOf, read, program}, elements);
}
