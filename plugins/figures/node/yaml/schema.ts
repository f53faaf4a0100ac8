import * as z from 'zod';
import {showReceived} from '../../../../lib/input/inputError';
import type {Path, YamlSource} from './yamlSource';

/**
 * Non-empty text.
 * Uses `refine` because `min` also checks the length of values of other types, and would report a list twice.
 */
export const words = z.string().refine((value) => value.length > 0, '应为文字；收到的是空的');

/** JavaScript silently rounds larger numbers. */
const isExact = (value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER;

export const number = z.number().refine(isExact, '数字太大，存不准；请改小');

/** Text that YAML may have parsed as a number or boolean: authors need not quote `200` or `true`. */
export const looseText = z.union([z.string(), z.number().refine(isExact, '数字太大，存不准；请加上引号'), z.boolean()]).transform(String);

/** A list with at least one item. */
export const someOf = <T extends z.ZodType>(item: T) => z.array(item).refine((items) => items.length > 0, '至少要有 1 项');

/** Key-value pairs whose keys are chosen by the author. */
export const named = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** Like `named`, with at least one pair. */
export const someNamed = <T extends z.ZodType>(value: T) =>
  named(value).refine((pairs) => Object.keys(pairs).length > 0, '至少要有 1 个键');

const TYPE_NAMES: Record<string, string> = {
  string: '文字',
  number: '数字',
  boolean: ' true 或 false',
  array: '列表',
  object: '键值对',
  record: '键值对',
};

const typeName = (issue: z.core.$ZodIssue | undefined) =>
  issue?.code === 'invalid_type' ? (TYPE_NAMES[issue.expected] ?? issue.expected) : '';

/** Whether the author meant this alternative: the value has the right type, and only its content is wrong. */
const hasRightType = (issues: readonly z.core.$ZodIssue[]) => issues.every(({code, path}) => code !== 'invalid_type' || path.length > 0);

/** Message of a problem, without its place. Messages of the schema itself come first. */
const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return '必须有这个键';
  const received = `；收到的是${showReceived(issue.input)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `应为${TYPE_NAMES[issue.expected] ?? issue.expected}${received}`;
    case 'invalid_union':
      return `应为${issue.errors.map(([first]) => typeName(first)).join('或')}${received}`;
    case 'invalid_value':
      return `应为 ${issue.values.join('、')} 之一${received}`;
    case 'unrecognized_keys':
      return `可用的有 ${issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join('、') : ''}`;
    case 'invalid_key':
      return `可用的有 ${issue.issues[0]?.message}`;
    default:
      return undefined;
  }
};

/** `path` is used to find the line; `owner` is named in the message. */
type Mistake = {path: Path; owner: Path; message: string};

const unknownKey = (owner: Path, key: string | number, advice: string): Mistake => ({
  path: [...owner, key],
  owner,
  message: `没有“${key}”这个键；${advice}`,
});

function listMistakes(issue: z.core.$ZodIssue, base: Path): Mistake[] {
  // The cast is safe: YAML keys are never symbols.
  const path = [...base, ...(issue.path as Path)];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key, issue.message));
  if (issue.code === 'invalid_key') return [unknownKey(path.slice(0, -1), path.at(-1) ?? '', issue.message)];
  const meant = issue.code === 'invalid_union' ? issue.errors.find(hasRightType) : undefined;
  return meant ? meant.flatMap((inner) => listMistakes(inner, path)) : [{path, owner: path, message: issue.message}];
}

/** A value of a file and its path. */
export type NodePosition = {value: unknown; path: Path};

/** Checks a part of a file against a schema and reports all problems. Undefined if there are any. */
export function checkPart<T>(source: YamlSource, schema: z.ZodType<T>, {value, path: base}: NodePosition): T | undefined {
  const {success, data, error} = schema.safeParse(value, {error: describeIssue});
  if (success) return data;
  for (const {path, owner, message} of error.issues.flatMap((issue) => listMistakes(issue, base))) {
    source.report(path, `${owner.length > 0 ? `${owner.join('.')}：` : ''}${message}`);
  }
  return undefined;
}

/** Checks a file against its schema and reports all problems. Undefined if there are any. */
export function checkSchema<T>(source: YamlSource, schema: z.ZodType<T>): T | undefined {
  return checkPart(source, schema, {value: source.value, path: []});
}
