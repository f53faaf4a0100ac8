import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type ProgramComponent, type ProgramData, type ProgramSetting, programFile, readProgramData} from '../../../lib/content/programData';
import {type DocsVersion, findVersion, readVersions} from '../../../lib/content/versions';
import {minorOf} from '../../../lib/versionData/releases';
import type {LangflowReport} from '../types';
import {compareData} from './compareData';
import {dateComponents, dateSettings} from './dateEntries';
import {differenceLine} from './differences';
import {formatData} from './formatData';
import {runPython} from './runPython';

/** What `describe_program.py` writes. */
export type DescribedProgram = {
  settings: Record<string, Omit<ProgramSetting, 'since'>>;
  commands: ProgramData['commands']['commands'];
  /** Variables that the code reads past its settings, with the value that it takes without them. */
  environment: Record<string, string>;
};

/** Depth of each part in its file: one line per setting, option and input. */
const DEPTH: Record<keyof ProgramData, number> = {settings: 2, commands: 3, components: 4};

function readKnown(version: DocsVersion): Partial<ProgramData> {
  return {
    settings: readProgramData(version, 'settings'),
    commands: readProgramData(version, 'commands'),
    components: readProgramData(version, 'components'),
  };
}

/**
 * Finds the site version of a release: `1.13` for `1.13.1`.
 *
 * @throws InputError if there is none; called before anything is installed
 */
export const requireVersionOf = (release: string, versions = readVersions()): DocsVersion => findVersion(versions, minorOf(release));

/** Known data of this version, or else of the newest version before it. */
function findKnown(version: DocsVersion, versions: readonly DocsVersion[]): Partial<ProgramData> {
  const older = versions.slice(versions.findIndex(({label}) => label === version.label));
  return older.map(readKnown).find(({settings}) => settings) ?? {};
}

/** Writes the data of a program to `site/<version>/program/`. */
export function writeProgramData(version: DocsVersion, data: ProgramData): void {
  for (const part of Object.keys(DEPTH) as (keyof ProgramData)[]) {
    const file = path.join(version.root, programFile(version, part));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${formatData(data[part], DEPTH[part])}\n`);
  }
}

/**
 * Reads the settings, commands and components of an installed Langflow and writes them to `site/<version>/program/`.
 *
 * @param release the exact release, used as the date of new entries
 * @returns the differences from the known data, one per line
 * @throws InputError if the site has no such version, or if the program cannot be read
 */
export async function describeRelease(release: string, python: string, report: LangflowReport): Promise<string[]> {
  const versions = readVersions();
  const version = requireVersionOf(release, versions);
  const known = findKnown(version, versions);
  report('读设置和命令……');
  const {settings, commands} = await runPython<DescribedProgram>(python, 'describe_program.py');
  report('读组件，要几分钟……');
  const components = await runPython<Omit<ProgramComponent, 'since'>[]>(python, 'describe_components.py');
  const data: ProgramData = {
    settings: {release, settings: dateSettings(settings, known.settings?.settings ?? {}, release)},
    commands: {release, commands},
    components: {release, components: dateComponents(components, known.components?.components ?? [], release)},
  };
  writeProgramData(version, data);
  return compareData(known, data).map(differenceLine);
}
