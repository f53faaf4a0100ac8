import {isObject} from '../../lib/input/isObject';
import {shapeApi} from '../../tools/sync/api/importShape';
import type {RawOpenApi} from '../../tools/sync/api/readOpenApi';
import {DIFFERENCE_KINDS, type Difference, type DifferenceKind} from '../langflow/describe/differences';
import {findDifferences} from './findDifferences';
import {findTouched, type ProgramNames, type Touched} from './findTouched';
import type {PageIndex} from './pageIndex';
import type {VersionDescription} from './types';

/** Who carries a difference over: a person, the command `take`, or nobody, because the site does not tell it. In the order of the list. */
export const CARRIERS = ['person', 'take', 'nobody'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** One difference with what follows from it. */
export type WorkItem = Difference & {
  touched: Touched[];
  carrier: Carrier;
  /** What to do, for people. */
  task: string;
};

/** The work that a new version makes. */
export type WorkList = {
  from: string;
  to: string;
  /** Day on which it was made, `YYYY-MM-DD`. */
  date: string;
  /** What a person must do comes first, then by risk and by how much the touched pages are read. */
  items: WorkItem[];
};

/** What a person writes about what is new; `take` writes the data itself. */
const TASKS_FOR_NEW: Partial<Record<DifferenceKind, string>> = {
  setting: '在 settings.yaml 写它的中文，在讲它的页面写它',
  command: '在 commands.yaml 写它的中文',
  option: '在 commands.yaml 写它的中文',
  component: '在组件页面写它，并写进 components/ 和 component-index.yaml',
  operation: '在 api/ 的 overlay 写它的中文',
  template: '看教程和流程示例要不要写它',
  migration: '看升级页要不要写：改了哪些表，要多久，能不能退回',
  variable: '看要不要写进环境变量的页面',
  python: '改安装页、bundles.yaml 和依据它的句子',
};
/** Kinds whose data `take` writes; what is new in them needs nobody else. */
const TAKEN: readonly DifferenceKind[] = ['port', 'field', 'error', 'setting', 'command', 'option', 'component', 'operation'];
/** How bad it is for a reader when the page says otherwise. */
const RISKS = {gone: 4, changed: 2, new: 1} as const;
const RISKY: readonly DifferenceKind[] = ['setting', 'command', 'option', 'operation', 'python', 'migration'];

function decide(difference: Difference, touched: readonly Touched[]): Pick<WorkItem, 'carrier' | 'task'> {
  const {kind, change} = difference;
  const task = TASKS_FOR_NEW[kind];
  if (change === 'new' && task) return {carrier: 'person', task};
  // A text with the name of what is new does not get wrong by it.
  if (change !== 'new' && touched.length > 0) return {carrier: 'person', task: '照新的样子核对列出的文字'};
  if (kind === 'migration' || kind === 'python') return {carrier: 'person', task: '看升级页和安装页'};
  if (TAKEN.includes(kind)) return {carrier: 'take', task: '数据由 take 写'};
  return {carrier: 'nobody', task: '网站没有写到'};
}

const riskOf = ({kind, change}: Difference) => RISKS[change] * (RISKY.includes(kind) ? 2 : 1);

/** Orders the work: a person's first, then by risk, then by how much the most read page that is touched is read. */
function orderWork(items: readonly WorkItem[], weights: ReadonlyMap<string, number>): WorkItem[] {
  const weight = ({touched: [first]}: WorkItem) => (first ? (weights.get(first.route) ?? 0) : 0);
  const rank = (item: WorkItem) => CARRIERS.indexOf(item.carrier);
  return [...items].sort((a, b) => rank(a) - rank(b) || riskOf(b) - riskOf(a) || weight(b) - weight(a));
}

const SCHEMA = /"#\/components\/schemas\/([^"]+)"/g;
const schemasIn = (value: unknown): string[] => [...JSON.stringify(value ?? null).matchAll(SCHEMA)].map(([, name = '']) => name);

/** The data structures that an operation uses, and those inside them. */
function schemasOf(operation: unknown, all: Readonly<Record<string, unknown>>): Set<string> {
  const used = new Set(schemasIn(operation));
  // A set also visits what is added meanwhile.
  for (const name of used) for (const inner of schemasIn(all[name])) used.add(inner);
  return used;
}

type NamedOperation = {name: string; operation: unknown};

const operationsIn = (api: RawOpenApi): NamedOperation[] =>
  Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({name: `${method.toUpperCase()} ${path}`, operation})),
  );

function operationsBySchema(api: RawOpenApi): Map<string, string[]> {
  const {schemas} = isObject(api.components) ? api.components : {schemas: {}};
  const all = isObject(schemas) ? schemas : {};
  const found = new Map<string, string[]>();
  for (const {name, operation} of operationsIn(api))
    for (const schema of schemasOf(operation, all)) found.set(schema, [...(found.get(schema) ?? []), name]);
  return found;
}

const idsOf = (api: RawOpenApi): [string, string][] =>
  operationsIn(api).flatMap(({name, operation}) =>
    isObject(operation) ? [[String(operation.operationId), name] as [string, string]] : [],
  );

/** Names from both versions: a difference may be about what only one of them has. */
function namesOf(before: VersionDescription, after: VersionDescription): ProgramNames {
  const [older, newer] = [shapeApi(before.package.operations).api, shapeApi(after.package.operations).api];
  const components = [...after.components, ...before.components];
  const ports = components.flatMap(({class: name, inputs, outputs}) =>
    [...inputs, ...outputs].map(({name: port, display_name}): [string, string] => [`${name}.${port}`, display_name]),
  );
  return {
    components: new Map(components.map(({class: name, display_name}) => [name, display_name])),
    ports: new Map(ports),
    operationsBySchema: new Map([...operationsBySchema(newer), ...operationsBySchema(older)]),
    operationIds: new Map([...idsOf(newer), ...idsOf(older)]),
  };
}

/** Compares two versions and finds what of the site each difference touches. */
export function buildWorkList(before: VersionDescription, after: VersionDescription, index: PageIndex, date: string): WorkList {
  const names = namesOf(before, after);
  const items = findDifferences(before, after).map((difference): WorkItem => {
    const touched = findTouched(difference, index, names);
    return {...difference, touched, ...decide(difference, touched)};
  });
  return {from: before.release, to: after.release, date, items: orderWork(items, index.weights)};
}

/** Number of differences by kind: new, gone and changed; kinds without any are left out. */
export function countByKind(items: readonly Difference[]): {kind: DifferenceKind; new: number; gone: number; changed: number}[] {
  return (Object.keys(DIFFERENCE_KINDS) as DifferenceKind[])
    .map((kind) => {
      const count = (change: Difference['change']) => items.filter((item) => item.kind === kind && item.change === change).length;
      return {kind, new: count('new'), gone: count('gone'), changed: count('changed')};
    })
    .filter((counts) => counts.new + counts.gone + counts.changed > 0);
}
