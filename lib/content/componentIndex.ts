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

/** An entry of the index of all components. */
export type IndexedComponent = {
  /** Class in the program. */
  class: string;
  name: string;
  /** Chinese translation of the name, if a page has one. */
  gloss?: string;
  /** Address of its description, within the version. */
  to: string;
  /** Name of its category or bundle as readers see it. */
  category: string;
  since: string;
  isBeta: boolean;
  /** Names of its replacements; missing if it is not legacy. */
  successors?: {name: string; to: string}[];
  package: string;
  /** Command that installs its package; missing if it is part of Langflow. */
  command?: string;
  /** Whether it can no longer run and remains only as a placeholder. */
  isRetired: boolean;
};

/** Input data of the index. */
export type IndexParts = {components: readonly ProgramComponent[]; catalog: readonly CatalogPage[]; bundles: Bundles};

/** Path of the category names of a version, relative to the site. */
export const componentIndexFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'component-index.yaml');

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const pathOf = (to: string) => to.replace(/#.*$/, '');

/** Finds the catalog entry of a component by name. If several pages list it, the page of its category wins. */
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
  // Bundles have their own pages: an entry with the same name elsewhere is another component.
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
 * Joins the program data of the components with the pages that describe them.
 *
 * @param name file name for messages
 * @throws InputError that lists every component without a page and every unused entry
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

/** Reads the component index of a version; undefined if the version has no program data. */
export function readComponentIndex(version: DocsVersion): IndexedComponent[] | undefined {
  const known = readProgramData(version, 'components');
  const bundles = readBundles(version);
  const name = componentIndexFile(version);
  const file = path.join(version.root, name);
  if (!known || !bundles || !existsSync(file)) return undefined;
  const parts = {components: known.components, catalog: readComponentCatalog(version), bundles};
  return parseComponentIndex(readInputText({path: file, name}), name, parts);
}
