import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RawCatalog} from '../components/types';
import type {TryContext} from '../types';

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

/** What the interface and the components may show: the code of the interface as it is, as minified literals cannot be told apart safely. */
export type Interface = {code: string; texts: ReadonlySet<string>};

/** Reads everything that the interface and the components may show. */
export async function readInterface({installation, api}: Pick<TryContext, 'installation' | 'api'>): Promise<Interface> {
  const texts = new Set<string>();
  const folder = frontendFolder(installation.folder);
  const scripts = folder ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
  componentStrings(await api.call<RawCatalog>('GET', '/api/v1/all'), texts);
  const examples = await api.call<{name: string}[]>('GET', '/api/v1/flows/basic_examples/');
  for (const {name} of examples) texts.add(name);
  return {code: scripts.map((name) => readFileSync(path.join(folder ?? '', name), 'utf8')).join('\n'), texts};
}
