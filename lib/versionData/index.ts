import type {DocsVersion} from '../content/versions';
import {InputError} from '../input/inputError';
import {bundlesData} from './bundles';
import {commandsData} from './commands';
import {componentCatalog} from './componentCatalog';
import {componentIndex} from './componentIndex';
import type {VersionData} from './defineVersionData';
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
];

/**
 * Reads all data of a version for the elements of its pages.
 *
 * @throws InputError that lists the problems of all files
 */
export function readFillers(version: DocsVersion): [string, FillElement][] {
  const errors: string[] = [];
  const fillers = VERSION_DATA.flatMap((data) => {
    try {
      return data.fillers(version);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error.message);
      return [];
    }
  });
  if (errors.length > 0) throw new InputError([...new Set(errors)].join('\n'));
  return fillers;
}
