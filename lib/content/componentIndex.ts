import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {type Bundles, readBundles} from './bundles';
import {type CatalogComponent, type CatalogPage, readComponentCatalog} from './componentCatalog';
import {type ProgramComponent, readProgramData} from './programData';
import {type DocsVersion, versionFile} from './versions';

const text = z.string('非空文字').min(1, '非空文字');
const page = text.regex(/^\/\S+$/, '以 / 开头的路径');
const INDEX = z.strictObject(
  {
    categories: z.record(z.string(), z.strictObject({name: text, page}, '含 name、page 的键值对'), '类别到键值对'),
    pages: z.record(z.string(), page, '组件的类到路径'),
  },
  '含 categories、pages 的键值对',
);

/** A component as the index of all of them tells of it. */
export type IndexedComponent = {
  /** Class in the program. */
  class: string;
  name: string;
  /** Chinese gloss of the name, where a page gives one. */
  gloss?: string;
  /** Address, within the version, of what describes it. */
  to: string;
  /** Name of its category or bundle, as readers see it. */
  category: string;
  since: string;
  isBeta: boolean;
  /** Names of what takes its place; missing where it is not legacy. */
  successors?: {name: string; to: string}[];
  package: string;
  /** How the package is installed; missing where Langflow brings it. */
  command?: string;
  /** Whether only its place is left: it cannot run. */
  isRetired: boolean;
};

/** What the index is put together from. */
export type IndexParts = {components: readonly ProgramComponent[]; catalog: readonly CatalogPage[]; bundles: Bundles};

/** Where the names of the categories of a version lie, relative to the site. */
export const componentIndexFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'component-index.yaml');

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const pathOf = (to: string) => to.replace(/#.*$/, '');

/** The entry of the catalog that is about a component: by its name, on the page of its category where several pages have it. */
function findEntry(
  component: ProgramComponent,
  catalog: readonly CatalogPage[],
  home: string,
): [CatalogPage, CatalogComponent] | undefined {
  const found = catalog.flatMap((entry) =>
    entry.components
      .filter(({name, page: other}) => plain(name) === plain(component.display_name) && other === undefined)
      .map((one): [CatalogPage, CatalogComponent] => [entry, one]),
  );
  const own = found.find(([{route}]) => route === pathOf(home));
  if (own) return own;
  // A bundle has a page of its own; what bears the same name elsewhere is another component.
  const isCore = component.package === 'lfx';
  return isCore && !component.legacy ? found.find(([{route}]) => !route.startsWith('/bundles-')) : undefined;
}

function commandOf(component: ProgramComponent, {bundles, packages}: Bundles): string | undefined {
  const known = packages[component.package];
  if (!known || known.included) return undefined;
  const extra = bundles[component.category]?.extra;
  return `uv pip install "${component.package}${extra ? `[${extra}]` : ''}==${known.version}"`;
}

/**
 * Joins what the program says of its components with the pages that describe them.
 *
 * @param name the file, for the message
 * @throws InputError that lists every component without a page, and all words for nothing
 */
export function parseComponentIndex(source: string, name: string, {components, catalog, bundles}: IndexParts): IndexedComponent[] {
  const {categories, pages} = checkInput(parseYamlInput(source, name), INDEX, name);
  const problems = [
    ...components.filter(({category}) => !categories[category]).map(({class: one, category}) => `categories 里没有 ${category}（${one}）`),
    ...Object.keys(categories).flatMap((one) =>
      components.some(({category}) => category === one) ? [] : [`categories.${one}：程序没有这个类别`],
    ),
    ...Object.keys(pages).flatMap((one) =>
      components.some((component) => component.class === one) ? [] : [`pages.${one}：程序没有这个组件`],
    ),
  ];
  if (problems.length > 0) throw new InputError(listProblems(`${name} 与 program/components.json 不符`, problems));
  const placeOf = (component: ProgramComponent) => {
    const home = pages[component.class] ?? categories[component.category]?.page ?? '';
    const entry = findEntry(component, catalog, home);
    const isOverridden = Object.hasOwn(pages, component.class) && entry?.[0].route !== pathOf(home);
    return {gloss: entry?.[1].gloss, to: entry && !isOverridden ? `${entry[0].route}#${entry[1].anchor}` : home};
  };
  const successorsOf = ({replacement = []}: ProgramComponent) =>
    replacement.flatMap((id) => {
      const [category, one] = id.split('.');
      const found = components.find(
        (component) => component.category === category && [component.class, component.id, component.name].includes(one),
      );
      return found ? [{name: found.display_name, to: placeOf(found).to}] : [];
    });
  return components.map((component) => ({
    class: component.class,
    name: component.display_name.trim(),
    ...placeOf(component),
    category: categories[component.category]?.name ?? '',
    since: component.since,
    isBeta: component.beta === true,
    successors: component.legacy ? successorsOf(component) : undefined,
    package: component.package,
    command: commandOf(component, bundles),
    isRetired: bundles.bundles[component.category]?.retired === true,
  }));
}

/** Reads the index of the components of a version; a version that was not described has none. */
export function readComponentIndex(version: DocsVersion): IndexedComponent[] | undefined {
  const known = readProgramData(version, 'components');
  const bundles = readBundles(version);
  const name = componentIndexFile(version);
  const file = path.join(version.root, name);
  if (!known || !bundles || !existsSync(file)) return undefined;
  const parts = {components: known.components, catalog: readComponentCatalog(version), bundles};
  return parseComponentIndex(readInputText({path: file, name}), name, parts);
}
