import {isObject} from '../../lib/input/isObject';
import type {NextRelease} from '../../lib/versionData/nextVersions';
import {CHANGE_NAMES, DIFFERENCE_KINDS, type Difference, type DifferenceKind, describeFields} from '../langflow/describe/differences';
import type {VersionDescription} from './types';
import type {WorkList} from './workList';

/** Kinds that readers are told of, in this order. Messages, words and files of the program are for those who keep the site. */
const TOLD: readonly DifferenceKind[] = [
  'setting',
  'command',
  'option',
  'component',
  'port',
  'operation',
  'field',
  'migration',
  'template',
  'python',
  'dependency',
  'package',
];

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function settingDetail(value: unknown): string {
  if (!isObject(value)) return '';
  const {types, default: standard} = value;
  return `${Array.isArray(types) ? types.join(' | ') : ''}，默认 ${standard === null ? '没有' : asText(standard)}`;
}

function componentDetail(value: unknown): string {
  if (!isObject(value)) return '';
  return [value.display_name, value.package].filter(Boolean).join('，');
}

/** Parts of an operation; their contents are in the API reference once the version is described. */
const OPERATION_PARTS: Record<string, string> = {requestBody: '请求体', responses: '响应', security: '身份验证', deprecated: '弃用'};

function operationDetail({before, after}: Difference): string {
  if (!isObject(before) || !isObject(after)) return '';
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return changed.map((key) => OPERATION_PARTS[key] ?? key).join('、');
}

const DETAILS: Partial<Record<DifferenceKind, (difference: Difference) => string>> = {
  setting: ({change, after}) => (change === 'new' ? settingDetail(after) : ''),
  component: ({change, before, after}) => (change === 'changed' ? '' : componentDetail(after ?? before)),
  operation: operationDetail,
  migration: ({before, after}) => asText(after ?? before),
  dependency: ({change, before, after}) => (change === 'changed' ? '' : asText(after ?? before)),
  package: ({before, after}) => asText(after ?? before),
};

function detailOf(difference: Difference): string {
  const own = DETAILS[difference.kind]?.(difference);
  return own || (difference.kind === 'operation' ? '' : describeFields(difference).join('；'));
}

/** An input of a new component, or a field of a new data structure, is told by the whole. */
function isInsideNew({kind, change, name}: Difference, newOnes: ReadonlySet<string>): boolean {
  return change === 'new' && (kind === 'port' || kind === 'field') && newOnes.has(name.split('.')[0] ?? '');
}

/** Every package has another version: only what comes or goes is told. */
const isOtherVersion = ({kind, change}: Difference): boolean => kind === 'package' && change === 'changed';

/** Components and data structures that only the new version has. */
function newOnesOf({items}: WorkList, before: VersionDescription): Set<string> {
  const {components} = before.package.operations;
  const schemas = isObject(components) && isObject(components.schemas) ? Object.keys(components.schemas) : [];
  const known = new Set(schemas);
  const added = items.filter(({kind, change}) => kind === 'field' && change === 'new').map(({name}) => name.split('.')[0] ?? '');
  const fresh = items.filter(({kind, change}) => kind === 'component' && change === 'new').map(({name}) => name);
  return new Set([...fresh, ...added.filter((schema) => !known.has(schema))]);
}

/** What readers are told of a version: the differences of the program, without what the site has to do about them. */
export function readerChanges(list: WorkList, before: VersionDescription): NextRelease {
  const newOnes = newOnesOf(list, before);
  const groups = TOLD.flatMap((kind) => {
    const items = list.items.filter((item) => item.kind === kind && !isInsideNew(item, newOnes) && !isOtherVersion(item));
    const rows = items.map((item) => ({change: CHANGE_NAMES[item.change], name: item.name, detail: detailOf(item)}));
    return rows.length > 0 ? [{title: DIFFERENCE_KINDS[kind], rows}] : [];
  });
  return {release: list.to, from: list.from, date: list.date, groups};
}
