import type {Root, RootContent} from 'mdast';
import type {IndexedComponent} from '../lib/content/componentIndex';
import {minorOf, newestFirst, sinceOf} from './releases';
import {type Cell, code, filterableTable, isElement, link, type Row, tableOf} from './tableNodes';

const TAG = 'ComponentTable';
const INCLUDED = '自带';
const SEPARATE = '另外安装';
const CURRENT = '在用';
const BETA = '测试版';
const LEGACY = '旧版';
const RETIRED = '不能运行';

function stateOf({successors, isBeta, isRetired}: IndexedComponent): string {
  if (isRetired) return RETIRED;
  if (successors) return LEGACY;
  return isBeta ? BETA : CURRENT;
}

/** Replacements of a legacy component. */
function successorsOf({successors = []}: IndexedComponent): Cell {
  if (successors.length === 0) return [];
  return ['，换成 ', ...successors.flatMap(({name, to}, index) => (index > 0 ? ['、', link(to, name)] : [link(to, name)]))];
}

function rowOf(component: IndexedComponent): Row {
  const {name, gloss, to, category, since, command, isRetired} = component;
  const state = stateOf(component);
  return {
    id: component.class,
    values: [category, command ? SEPARATE : INCLUDED, minorOf(since), state],
    cells: [
      [link(to, name), ...(gloss && gloss !== name ? [`（${gloss}）`] : [])],
      [category],
      [code(component.package), ...(command && !isRetired ? ['：', code(command)] : [])],
      [sinceOf(minorOf(since))],
      [state, ...successorsOf(component)],
    ],
  };
}

function tableFor(components: readonly IndexedComponent[]): RootContent {
  const states = [CURRENT, BETA, LEGACY, RETIRED].filter((state) => components.some((one) => stateOf(one) === state));
  const facets = [
    {label: '类别', values: [...new Set(components.map(({category}) => category))].sort((a, b) => a.localeCompare(b, 'zh-Hans-CN'))},
    {label: '安装', values: [INCLUDED, SEPARATE]},
    {label: '哪个版本起', values: newestFirst(components.map(({since}) => minorOf(since)))},
    {label: '状态', values: states},
  ];
  const sorted = [...components].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.class.localeCompare(b.class, 'en'));
  const table = tableOf(['组件', '类别或组件包', 'Python 包', '版本', '状态'], sorted.map(rowOf));
  return filterableTable({label: '筛选组件', unit: '个组件', wide: 3, facets}, table);
}

/** Replaces `<ComponentTable />` by all components of the version, with links to the pages that describe them. */
export default function remarkComponentTable(components: readonly IndexedComponent[] | undefined) {
  return (root: Root): void => {
    root.children = root.children.map((child) => {
      if (!isElement(child, TAG)) return child;
      if (!components)
        throw new Error(`<${TAG} />：这个版本没有 component-index.yaml 和 program/components.json；用 npm run langflow -- describe 读出来`);
      return tableFor(components);
    });
  };
}
