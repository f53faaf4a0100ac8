import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {type ApiSources, loadApi} from './loadApi';
import type {OpenApi} from './openApi';

/** Reads the OpenAPI description of a site and merges its overlays into it. */
export type LoadApi = (siteDir: string, sources: ApiSources) => Promise<OpenApi>;

const loaded = new Map<string, {stamp: string; api: Promise<OpenApi>}>();

/** Changes when a file of the description does, comes or goes. */
function stampOf(siteDir: string, {description, overlays, shared}: ApiSources): string {
  const folders = [shared, overlays].flatMap((folder) => (folder && existsSync(path.join(siteDir, folder)) ? [folder] : []));
  const files = [description, ...folders.flatMap((folder) => readdirSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}`))];
  return files.map((file) => `${file} ${statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs}`).join('\n');
}

/**
 * Loads a description as `loadApi` does, but once for all who ask while its files stay the same: each version's reference also reads
 * the other's, to say what changed. Docusaurus loads every plugin with modules of its own, so plugins that are to share what is loaded
 * are given this function as an option.
 */
export const loadApiOnce: LoadApi = (siteDir, sources) => {
  const key = `${siteDir} ${sources.description}`;
  const stamp = stampOf(siteDir, sources);
  const known = loaded.get(key);
  if (known?.stamp === stamp) return known.api;
  const api = loadApi(siteDir, sources);
  loaded.set(key, {stamp, api});
  return api;
};
