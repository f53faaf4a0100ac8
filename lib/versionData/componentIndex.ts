import type {RootContent} from 'mdast';
import * as z from 'zod';
import type {ProgramComponent} from '../content/programData';
import {code, filterableTable, type Inline, joinInline, link, type Row} from '../mdast/nodes';
import {type Bundles, bundlesData} from './bundles';
import {type CatalogComponent, type CatalogPage, componentCatalog} from './componentCatalog';
import {defineVersionData, programPart, type Report} from './defineVersionData';
import {minorOf, newestFirst, sinceOf} from './releases';

const text = z.string('非空文字').min(1, '非空文字');
const page = text.regex(/^\/\S+$/, '以 / 开头的路径');
const INDEX = z.strictObject(
  {
    categories: z.record(z.string(), z.strictObject({name: text, page}, '含 name、page 的键值对'), '类别到键值对'),
    pages: z.record(z.string(), page, '组件的类到路径'),
  },
  '含 categories、pages 的键值对',
);
type WrittenIndex = z.output<typeof INDEX>;

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

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const pathOf = (to: string) => to.replace(/#.*$/, '');

/** Finds the catalog entry of a component by name. If several pages list it, the page of its category wins. */
function findInCatalog(
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

function reportStrangers({categories, pages}: WrittenIndex, components: readonly ProgramComponent[], report: Report): void {
  for (const {class: name, category} of components)
    if (!Object.hasOwn(categories, category)) report(['categories'], `没有 ${category}（${name}）；加上它的名字和页面`);
  for (const name of Object.keys(categories))
    if (!components.some(({category}) => category === name)) report(['categories', name], '程序没有这个类别；改正名字，或者删去');
  for (const name of Object.keys(pages))
    if (!components.some((component) => component.class === name)) report(['pages', name], '程序没有这个组件；改正类名，或者删去');
}

type Parts = {components: readonly ProgramComponent[]; catalog: readonly CatalogPage[]; bundles: Bundles};

/** Joins the components of the program with the pages that describe them. */
function joinIndex({categories, pages}: WrittenIndex, {components, catalog, bundles}: Parts): IndexedComponent[] {
  const placeOf = (component: ProgramComponent) => {
    const home = pages[component.class] ?? categories[component.category]?.page ?? '';
    const entry = findInCatalog(component, catalog, home);
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

const INCLUDED = '自带';
const SEPARATE = '另外安装';
const STATES = ['在用', '测试版', '旧版', '不能运行'] as const;

function stateOf({successors, isBeta, isRetired}: IndexedComponent): (typeof STATES)[number] {
  if (isRetired) return '不能运行';
  if (successors) return '旧版';
  return isBeta ? '测试版' : '在用';
}

/** Replacements of a legacy component. */
const successorsOf = ({successors = []}: IndexedComponent): Inline[] =>
  successors.length > 0 ? ['，换成 ', ...joinInline(successors.map(({name, to}) => link(to, name)))] : [];

function rowOf(component: IndexedComponent): Row {
  const {name, gloss, to, category, since, command, isRetired} = component;
  const state = stateOf(component);
  return {
    id: component.class,
    values: [category, command ? SEPARATE : INCLUDED, minorOf(since), state],
    cells: [
      [link(to, name), ...(gloss && gloss !== name ? [`（${gloss}）`] : [])],
      category,
      [code(component.package), ...(command && !isRetired ? ['：', code(command)] : [])],
      sinceOf(minorOf(since)),
      [state, ...successorsOf(component)],
    ],
  };
}

/** All components. The search knows their names only. */
function tableOf(components: readonly IndexedComponent[]): RootContent[] {
  const facets = [
    {label: '类别', values: [...new Set(components.map(({category}) => category))].sort((a, b) => a.localeCompare(b, 'zh-Hans-CN'))},
    {label: '安装', values: [INCLUDED, SEPARATE]},
    {label: '哪个版本起', values: newestFirst(components.map(({since}) => minorOf(since)))},
    {label: '状态', values: STATES.filter((state) => components.some((one) => stateOf(one) === state))},
  ];
  const sorted = [...components].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.class.localeCompare(b.class, 'en'));
  const header = ['组件', '类别或组件包', 'Python 包', '版本', '状态'];
  return [filterableTable({label: '筛选组件', unit: '个组件', wide: 3, facets}, header, sorted.map(rowOf))];
}

/** All components of the program, with the page that describes each and how to install it. */
export const componentIndex = defineVersionData({
  file: 'component-index.yaml',
  schema: INDEX,
  program: programPart('components'),
  join(written, {program: {components}, version, report}): IndexedComponent[] {
    const bundles = bundlesData.read(version);
    reportStrangers(written, components, report);
    if (!bundles) report([], `要有 ${bundlesData.file(version)}，才知道组件怎样安装；加上它`);
    return bundles ? joinIndex(written, {components, catalog: componentCatalog.read(version) ?? [], bundles}) : [];
  },
  elements: {
    ComponentTable: {
      usage: '<ComponentTable />',
      about: '全部组件，可以筛选；来自 `site/<版本>/program/components.json` 和组件目录，类别的中文在 `site/<版本>/component-index.yaml`',
      fill: tableOf,
    },
  },
});
