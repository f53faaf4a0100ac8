import type {DocsVersion} from '../content/versions';
import {InputError} from '../input/inputError';
import {advisoriesData} from './advisories';
import {bundlesData} from './bundles';
import {commandsData} from './commands';
import {componentCatalog} from './componentCatalog';
import {componentIndex} from './componentIndex';
import type {VersionData} from './defineVersionData';
import {nextVersionsData} from './nextVersions';
import type {FillElement} from './pageElement';
import {portsData} from './ports';
import {providersData} from './providers';
import {settingsData} from './settings';

/** All data that a version may have. */
export const VERSION_DATA: readonly VersionData<unknown>[] = [
  bundlesData,
  providersData,
  componentCatalog,
  componentIndex,
  portsData,
  settingsData,
  commandsData,
  advisoriesData,
  nextVersionsData,
];

/** The data of one version. */
export type VersionDataset = {
  /** All that the elements contain. */
  values: unknown[];
  /** Elements of its pages, by their names. */
  fillers: [string, FillElement][];
};

/**
 * Reads all data of a version.
 *
 * @throws InputError that lists the problems of all files
 */
export function readVersionData(version: DocsVersion): VersionDataset {
  const errors: string[] = [];
  const loaded = VERSION_DATA.flatMap((kind) => {
    try {
      return [kind.load(version)];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error.message);
      return [];
    }
  });
  if (errors.length > 0) throw new InputError([...new Set(errors)].join('\n'));
  return {values: loaded.map(({data}) => data), fillers: loaded.flatMap(({fillers}) => fillers)};
}
