import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RawCatalog} from '../components/types';
import type {TryContext} from '../types';

/** Folder of the package in a virtual environment. */
function packageFolder(installation: string): string | undefined {
  const lib = path.join(installation, 'lib');
  const python = existsSync(lib) ? readdirSync(lib).find((name) => name.startsWith('python3')) : undefined;
  const packages = python ? path.join(lib, python, 'site-packages') : path.join(installation, 'Lib', 'site-packages');
  const folder = path.join(packages, 'langflow');
  return existsSync(folder) ? folder : undefined;
}

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

const DISPLAY_NAME = /\bdisplay_name(?:: str)?\s*=\s*"([^"]+)"/g;

/** Names in the code of the components: of what appears only after a choice, and of components whose own packages are not installed. */
function codeStrings(folder: string, into: Set<string>): void {
  for (const source of readAll(path.join(folder, 'components'), '.py')) {
    for (const [, name = ''] of source.matchAll(DISPLAY_NAME)) into.add(name);
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
  const folder = packageFolder(installation.folder);
  componentStrings(await api.call<RawCatalog>('GET', '/api/v1/all'), texts);
  templateStrings(await api.call<Template[]>('GET', '/api/v1/flows/basic_examples/'), texts);
  if (folder) codeStrings(folder, texts);
  const scripts = folder ? readAll(path.join(folder, 'frontend', 'assets'), '.js') : [];
  return {code: scripts.join('\n'), texts};
}
