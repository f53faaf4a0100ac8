import {isDeepStrictEqual} from 'node:util';
import {isObject} from '../../../lib/input/isObject';
import {cutText} from '../../../lib/text/cutText';

/** What a difference between two versions is about, with its name for people. */
export const DIFFERENCE_KINDS = {
  setting: '设置',
  variable: '代码直接读的环境变量',
  command: '命令',
  option: '命令的选项',
  component: '组件',
  port: '组件的输入和输出',
  operation: 'API 操作',
  field: 'API 数据结构的字段',
  error: '报错',
  word: '界面文字',
  migration: '数据库迁移',
  package: '自己的包',
  dependency: '依赖项的要求',
  python: 'Python 版本',
  template: '模板',
  file: '源代码的文件',
} as const;
export type DifferenceKind = keyof typeof DIFFERENCE_KINDS;

/** What happened to a thing between two versions, for people. */
export const CHANGE_NAMES = {new: '新增', gone: '没有了', changed: '变了'} as const;

/** One thing that two versions do not have in common. */
export type Difference = {
  kind: DifferenceKind;
  change: keyof typeof CHANGE_NAMES;
  /** What it is called in the program: `LANGFLOW_PORT`, `langflow run --port`, `AgentComponent.model`. */
  name: string;
  before?: unknown;
  after?: unknown;
};

/** Named things of one kind in one version. */
export type Entries = ReadonlyMap<string, unknown>;

const SIGNS = {new: '+', gone: '-', changed: '~'} as const;

/** Compares the things of one kind: what is new, gone and changed, in this order. */
export function compareEntries(kind: DifferenceKind, before: Entries, after: Entries): Difference[] {
  const added = [...after]
    .filter(([name]) => !before.has(name))
    .map(([name, value]): Difference => ({kind, change: 'new', name, after: value}));
  const removed = [...before]
    .filter(([name]) => !after.has(name))
    .map(([name, value]): Difference => ({kind, change: 'gone', name, before: value}));
  const changed = [...after]
    .filter(([name, value]) => before.has(name) && !isDeepStrictEqual(before.get(name), value))
    .map(([name, value]): Difference => ({kind, change: 'changed', name, before: before.get(name), after: value}));
  return [...added, ...removed, ...changed];
}

const MOST_CHARACTERS = 120;

function shown(value: unknown): string {
  const text = value === undefined ? '没有' : typeof value === 'string' ? value || '空的' : JSON.stringify(value);
  return cutText(text, MOST_CHARACTERS, '……');
}

/** What changed in a thing: `default：7860 → 80`; nothing for what is new or gone. */
export function describeFields({change, before, after}: Difference): string[] {
  if (change !== 'changed') return [];
  if (!isObject(before) || !isObject(after)) return [`${shown(before)} → ${shown(after)}`];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    isDeepStrictEqual(before[key], after[key]) ? [] : [`${key}：${shown(before[key])} → ${shown(after[key])}`],
  );
}

/** A difference in one line: `~ 设置 LANGFLOW_PORT：default：7860 → 80`. */
export function differenceLine(difference: Difference): string {
  const fields = describeFields(difference);
  const name = `${SIGNS[difference.change]} ${DIFFERENCE_KINDS[difference.kind]} ${difference.name}`;
  return fields.length > 0 ? `${name}：${fields.join('；')}` : name;
}
