import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RawCatalog} from '../components/types';
import type {TryContext} from '../types';

/** Folder of the packages in a virtual environment. */
function packagesFolder(installation: string): string {
  const lib = path.join(installation, 'lib');
  const python = existsSync(lib) ? readdirSync(lib).find((name) => name.startsWith('python3')) : undefined;
  return python ? path.join(lib, python, 'site-packages') : path.join(installation, 'Lib', 'site-packages');
}

// Components lay in `langflow` at first; from 1.6 on in `lfx`, and bundles apart in packages as `lfx_ibm`.
const COMPONENTS = /^(?:langflow|lfx\w*)$/;

/** Folders with the code of components, as far as a version has them. */
const componentFolders = (packages: string): string[] =>
  readdirSync(packages)
    .filter((name) => COMPONENTS.test(name))
    .map((name) => path.join(packages, name, 'components'))
    .filter((folder) => existsSync(folder));

/** Folder with the providers of models and the fields that their settings have, from 1.6 on. */
const providersFolder = (packages: string): string => path.join(packages, 'lfx', 'base', 'models');

function collectStrings(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.trim());
  else if (Array.isArray(value)) for (const item of value) collectStrings(item, into);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collectStrings(item, into);
}

/** Names, labels and options of the components; not their code. */
function componentStrings(catalog: RawCatalog, into: Set<string>): void {
  for (const components of Object.values(catalog)) {
    for (const {template = {}, ...rest} of Object.values(components)) {
      collectStrings(rest, into);
      for (const [name, field] of Object.entries(template)) if (name !== 'code') collectStrings(field, into);
    }
  }
}

const readAll = (folder: string, extension: string): string[] =>
  (readdirSync(folder, {recursive: true}) as string[])
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

const DISPLAY_NAME = /\bdisplay_name(?:: str)?\s*=\s*"([^"]+)"|"variable_name": "([^"]+)"/g;

/** Names in the code of the components: of what appears only after a choice, and of components whose own packages are not installed. */
function codeStrings(folder: string, into: Set<string>): void {
  for (const source of readAll(folder, '.py')) {
    for (const [, name, variable] of source.matchAll(DISPLAY_NAME)) into.add(name ?? variable ?? '');
  }
}

type Template = {name: string; data?: {nodes?: {type?: string; data?: {node?: {description?: string}}}[]}};

/** Names of the templates, and of the parts that their notes name: `## 📚 1. Load Data Flow`. */
function templateStrings(templates: readonly Template[], into: Set<string>): void {
  for (const {name, data} of templates) {
    into.add(name);
    const notes = (data?.nodes ?? []).filter(({type}) => type === 'noteNode').map(({data: note}) => note?.node?.description ?? '');
    for (const note of notes) {
      for (const [, part = ''] of note.matchAll(/^#+\s+[^A-Za-z]*(.*?)\s*$/gm)) into.add(part);
      for (const [, part = ''] of note.matchAll(/\*\*(.+?)\*\*/g)) into.add(part);
    }
  }
}

/** What the interface and the components may show: the code of the interface as it is, as minified literals cannot be told apart safely. */
export type Interface = {code: string; texts: ReadonlySet<string>};

/** Reads everything that the interface and the components may show. */
export async function readInterface({installation, api}: Pick<TryContext, 'installation' | 'api'>): Promise<Interface> {
  const texts = new Set<string>();
  const packages = packagesFolder(installation.folder);
  const assets = path.join(packages, 'langflow', 'frontend', 'assets');
  componentStrings(await api.call<RawCatalog>('GET', '/api/v1/all'), texts);
  templateStrings(await api.call<Template[]>('GET', '/api/v1/flows/basic_examples/'), texts);
  const folders = existsSync(packages) ? [...componentFolders(packages), providersFolder(packages)] : [];
  for (const folder of folders) if (existsSync(folder)) codeStrings(folder, texts);
  const scripts = existsSync(assets) ? readAll(assets, '.js') : [];
  return {code: scripts.join('\n'), texts};
}
