import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {type ProgramComponent, type ProgramData, readProgramData} from '../../lib/content/programData';
import type {DocsVersion} from '../../lib/content/versions';
import {formatMessageFile, MESSAGES_FILE, readMessageFile} from '../../lib/errors/messageFile';
import {must} from '../../lib/input/must';
import {apiFile} from '../../lib/openapi/apiOperations';
import {minorOf} from '../../lib/versionData/releases';
import {shapeApi} from '../../tools/sync/api/importShape';
import {readOpenApi} from '../../tools/sync/api/readOpenApi';
import {apiComment, writeApi} from '../../tools/sync/api/writeApi';
import {mergeMessages} from '../errors/mergeMessages';
import {writeProgramData} from '../langflow/describe';
import {dateSettings} from '../langflow/describe/dateEntries';
import {finalOf} from './findReleases';
import type {VersionDescription} from './types';

/** The version that the site describes now and the one that it takes over, both described on the same machine. */
export type Taken = {before: VersionDescription; after: VersionDescription};

type Undated = Omit<ProgramComponent, 'since'>;

const orderOf = ({package: name, category, class: own}: Undated) => `${name}\n${category}\n${own}`;

/**
 * Carries the differences of two described versions over to the known components. What could not be loaded on this machine is in
 * neither description and stays as it is known; a component that did not change keeps its entry and date.
 *
 * @param release date of new components
 */
export function takeComponents(known: readonly ProgramComponent[], {before, after}: Taken, release: string): ProgramComponent[] {
  const [was, is] = [before, after].map(({components}) => new Map(components.map((component) => [component.class, component])));
  const dates = new Map(known.map((component) => [component.class, component.since]));
  const kept = known.filter(({class: name}) => !was?.has(name) || isDeepStrictEqual(was.get(name), is?.get(name)));
  const carried = new Set(kept.map((component) => component.class));
  const changed = after.components
    .filter((component) => !carried.has(component.class))
    .map(({inputs, outputs, ...component}) => ({...component, since: dates.get(component.class) ?? release, inputs, outputs}));
  return [...kept, ...changed].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/** Writes the settings, commands and components, with the final release as the date of what is new. */
export function takeProgram(version: DocsVersion, taken: Taken): void {
  const {program, release} = taken.after;
  const known = {settings: readProgramData(version, 'settings'), components: readProgramData(version, 'components')};
  const since = finalOf(release);
  const data: ProgramData = {
    settings: {release, settings: dateSettings(program.settings, known.settings?.settings ?? {}, since)},
    commands: {release, commands: program.commands},
    components: {release, components: takeComponents(known.components?.components ?? [], taken, since)},
  };
  writeProgramData(version, data);
}

/** Writes the structure of the API; texts, slugs and authentication stay as they are. */
export function takeApi(version: DocsVersion, {after}: Taken): void {
  const target = path.join(version.root, apiFile(version));
  const former = existsSync(target) ? readOpenApi(target) : undefined;
  const {api} = shapeApi(after.package.operations, former);
  writeFileSync(target, writeApi(api, apiComment(version.label)));
}

/** Merges the messages into those of all versions. */
export function takeMessages({root}: DocsVersion, {after}: Taken): void {
  const {file} = mergeMessages(readMessageFile(root), minorOf(after.release), after.errors.messages);
  writeFileSync(path.join(root, MESSAGES_FILE), formatMessageFile(file));
}

/** Replaces the version of each package in `bundles.yaml`; the rest of the file, with its comments, stays. */
export function takeBundleVersions(text: string, {after}: Taken): string {
  const release = finalOf(after.release);
  return text
    .replace(/^release: .*$/m, `release: ${release}`)
    .replace(/^( {2}(?:default|full): [\w./-]+):\S+$/gm, `$1:${release}`)
    .replace(/^( {2}([a-z][\w-]*): \{version: )[^,}]+/gm, (line, head: string, name: string) => {
      const found = after.package.packages[name];
      return found ? head + finalOf(found.version) : line;
    });
}

/** Writes the versions of the packages. */
export function takeBundles({root, folder}: DocsVersion, taken: Taken): void {
  const file = path.join(root, 'site', folder, 'bundles.yaml');
  if (existsSync(file)) writeFileSync(file, takeBundleVersions(readFileSync(file, 'utf8'), taken));
}

/** Gives the first version of `versions.yaml` another label; the rest stays as written. */
export const relabel = (text: string, from: string, to: string): string =>
  must(
    text.includes(`label: "${from}"`) ? text.replace(`label: "${from}"`, `label: "${to}"`) : undefined,
    'the version list has the label',
  );
