import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RawCatalog} from '../components/types';
import type {TryContext} from '../types';

const LITERAL = /"((?:[^"\\\n]|\\.){1,200})"|`([^`$\\\n]{1,200})`|'((?:[^'\\\n]|\\.){1,200})'/g;

/** Folder of the packaged interface in a virtual environment. */
function frontendFolder(installation: string): string | undefined {
  const lib = path.join(installation, 'lib');
  const python = existsSync(lib) ? readdirSync(lib).find((name) => name.startsWith('python3')) : undefined;
  const folders = python ? [path.join(lib, python, 'site-packages')] : [path.join(installation, 'Lib', 'site-packages')];
  return folders.map((folder) => path.join(folder, 'langflow', 'frontend', 'assets')).find(existsSync);
}

function collectStrings(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.trim());
  else if (Array.isArray(value)) for (const item of value) collectStrings(item, into);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collectStrings(item, into);
}

/** Names, labels and options of the components; not their code. */
function componentStrings(catalog: RawCatalog, into: Set<string>): void {
  for (const components of Object.values(catalog)) {
    for (const {template, ...rest} of Object.values(components)) {
      collectStrings(rest, into);
      for (const [name, field] of Object.entries(template)) if (name !== 'code') collectStrings(field, into);
    }
  }
}

/** Everything that the interface and the components may show. */
export async function readInterfaceStrings({installation, api}: Pick<TryContext, 'installation' | 'api'>): Promise<Set<string>> {
  const strings = new Set<string>();
  const folder = frontendFolder(installation.folder);
  for (const name of folder ? readdirSync(folder).filter((file) => file.endsWith('.js')) : []) {
    const text = readFileSync(path.join(folder ?? '', name), 'utf8');
    for (const [, double, back, single] of text.matchAll(LITERAL)) strings.add((double ?? back ?? single ?? '').trim());
  }
  componentStrings(await api.call<RawCatalog>('GET', '/api/v1/all'), strings);
  const examples = await api.call<{name: string}[]>('GET', '/api/v1/flows/basic_examples/');
  for (const {name} of examples) strings.add(name);
  return strings;
}
