import {isDeepStrictEqual} from 'node:util';
import type {DefaultChange, ProgramComponent, ProgramSetting} from '../../../lib/content/programData';

type Undated<T> = Omit<T, 'since' | 'changed'>;

/** Keeps the known date of a setting; a new setting gets this release. A changed default is added to its changes. */
function dateSetting(setting: Undated<ProgramSetting>, known: ProgramSetting | undefined, release: string): ProgramSetting {
  const isChanged = known !== undefined && !isDeepStrictEqual(known.default, setting.default);
  const changed: DefaultChange[] = [...(known?.changed ?? []), ...(isChanged ? [{in: release, from: known.default}] : [])];
  return {...setting, since: known?.since ?? release, ...(changed.length > 0 ? {changed} : {})};
}

/**
 * Dates the settings of a release by the known data of the same or the previous version.
 *
 * @param release date of new settings and of changed defaults
 */
export function dateSettings(
  settings: Record<string, Undated<ProgramSetting>>,
  known: Record<string, ProgramSetting>,
  release: string,
): Record<string, ProgramSetting> {
  return Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, dateSetting(setting, known[name], release)]));
}

/** Dates components in the same way. A component that moved to another package keeps its date. */
export function dateComponents(
  components: readonly Undated<ProgramComponent>[],
  known: readonly ProgramComponent[],
  release: string,
): ProgramComponent[] {
  const dates = new Map(known.map((component) => [component.class, component.since]));
  return components.map(({inputs, outputs, ...component}) => ({
    ...component,
    since: dates.get(component.class) ?? release,
    inputs,
    outputs,
  }));
}
