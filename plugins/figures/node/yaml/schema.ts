import {Joi} from '@docusaurus/utils-validation';
import type {ObjectSchema, Schema, ValidationErrorItem} from 'joi';
import type {Path, YamlSource} from './yamlSource';

const shown = (value: unknown) => (value === undefined ? '（没有）' : JSON.stringify(value));

/** Allowed values; a reference to another key stands for the values of that key, which the author sees anyway. */
const listValues = (valids: unknown) =>
  (valids as unknown[]).filter((v) => typeof v === 'string' || typeof v === 'number').join('、') || '上面列出的名字';

const MESSAGES: Record<string, (context: Record<string, unknown>) => string> = {
  'any.required': () => '必须有这个键',
  'any.only': ({valids, value}) => `应为 ${listValues(valids)} 之一；收到的是 ${shown(value)}`,
  'string.base': ({value}) => `应为文字；收到的是 ${shown(value)}`,
  'string.empty': () => '应为文字；收到的是空的',
  'number.base': ({value}) => `应为数字；收到的是 ${shown(value)}`,
  'boolean.base': ({value}) => `应为 true 或 false；收到的是 ${shown(value)}`,
  'array.base': ({value}) => `应为列表；收到的是 ${shown(value)}`,
  'array.min': ({limit}) => `至少要有 ${String(limit)} 项`,
  'object.base': ({value}) => `应为键值对；收到的是 ${shown(value)}`,
  'object.min': ({limit}) => `至少要有 ${String(limit)} 个键`,
  'object.length': ({value}) => `一项只能有一个键；收到的是 ${Object.keys(value as object).join('、')}`,
  'string.pattern.name': ({name, value}) => `应为${String(name)}；收到的是 ${shown(value)}`,
  'alternatives.types': ({types, value}) => `应为 ${(types as string[]).join(' 或 ')}；收到的是 ${shown(value)}`,
};

/** An object schema whose error names the keys that would be right. */
export function shape<T>(keys: Record<keyof T & string, Schema>): ObjectSchema<T> {
  return Joi.object<T>(keys as Record<string, Schema>).messages({
    'object.unknown': `没有“{#child}”这个键；可用的有 ${Object.keys(keys).join('、')}`,
  }) as ObjectSchema<T>;
}

/** Text that YAML may have read as a number or a truth value: authors need not quote `200` or `true`. */
export const looseText = (): Schema =>
  Joi.alternatives(Joi.string().allow(''), Joi.number(), Joi.boolean()).custom((value: unknown) => String(value));

function messageOf({type, context = {}, message}: ValidationErrorItem): string {
  if (type === 'object.unknown') return message;
  return MESSAGES[type]?.(context) ?? message;
}

/** A value of a file, and where it stands in it. */
export type Place = {value: unknown; path: Path};

/** Checks a part of a file against a schema and reports everything that is wrong with it. */
export function checkPart<T>(source: YamlSource, schema: Schema, {value: received, path}: Place): T | undefined {
  const {error, value} = schema.validate(received, {abortEarly: false, convert: false});
  if (!error) return value as T;
  for (const item of error.details) {
    const where = [...path, ...(item.type === 'object.unknown' ? item.path.slice(0, -1) : item.path)];
    source.report([...path, ...item.path], `${where.length > 0 ? `${where.join('.')}：` : ''}${messageOf(item)}`);
  }
  return undefined;
}

/** Checks a file against its schema and reports everything that is wrong with it. */
export function checkSchema<T>(source: YamlSource, schema: Schema): T | undefined {
  return checkPart<T>(source, schema, {value: source.value, path: []});
}
