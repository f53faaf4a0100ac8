import {isDeepStrictEqual} from 'node:util';
import type {DefaultChange, ProgramComponent, ProgramSetting} from '../../../lib/content/programData';

type Undated<T> = Omit<T, 'since' | 'changed'>;

/** A setting keeps the date that is written down; one that is not known yet is of this release. */
function dateSetting(setting: Undated<ProgramSetting>, known: ProgramSetting | undefined, release: string): ProgramSetting {
  const isChanged = known !== undefined && !isDeepStrictEqual(known.default, setting.default);
  const changed: DefaultChange[] = [...(known?.changed ?? []), ...(isChanged ? [{in: release, from: known.default}] : [])];
  return {...setting, since: known?.since ?? release, ...(changed.length > 0 ? {changed} : {})};
}

/**
 * Dates the settings that a release has, by what is written down of it or of the release before.
 *
 * @param release what a setting that is not known yet, or whose default is another, is dated by
 */
export function dateSettings(
  settings: Record<string, Undated<ProgramSetting>>,
  known: Record<string, ProgramSetting>,
  release: string,
): Record<string, ProgramSetting> {
  return Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, dateSetting(setting, known[name], release)]));
}

/** Dates components likewise; one that moved to another package is still the same. */
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
