import type {BodyShape} from '../../types';

const TYPE_NAMES: Record<string, string> = {
  string: '字符串',
  integer: '整数',
  number: '数字',
  boolean: ' true 或 false',
  array: '数组',
  object: '对象',
};

const nameOf = (path: string) => (path ? `字段 ${path} ` : '请求体');

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'number' || type === 'string' || type === 'boolean' ? typeof value === type : true;
}

function checkParts(value: unknown, shape: BodyShape, path: string): string[] {
  if (Array.isArray(value)) {
    const {items} = shape;
    return items ? value.flatMap((item, index) => checkShape(item, items, `${path}[${index}]`)) : [];
  }
  if (!isOfType(value, 'object')) return [];
  const object = value as Record<string, unknown>;
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const missing = (shape.required ?? []).filter((name) => !(name in object)).map((name) => `缺少必填字段 ${at(name)}`);
  const wrong = Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
    name in object ? checkShape(object[name], part, at(name)) : [],
  );
  return [...missing, ...wrong];
}

/** Names of the own fields of a value that a shape does not define; empty if it is not an object. */
function unknownFields(value: unknown, {properties = {}}: BodyShape): string[] {
  return isOfType(value, 'object') ? Object.keys(value as object).filter((name) => !Object.hasOwn(properties, name)) : [];
}

/** Checks against the most likely alternative. Objects may have additional fields, so this is the one that defines the most of them. */
function checkAlternatives(value: unknown, alternatives: readonly BodyShape[], path: string): string[] {
  const candidates = alternatives.filter((shape) => isOfType(value, shape.type));
  if (candidates.length === 0) {
    return [`${nameOf(path)}应为${[...new Set(alternatives.map(({type}) => TYPE_NAMES[type] ?? type))].join('或')}`];
  }
  const checked = candidates.map((shape) => ({unknown: unknownFields(value, shape).length, problems: checkShape(value, shape, path)}));
  const [meant] = checked.sort((a, b) => a.unknown - b.unknown || a.problems.length - b.problems.length);
  return meant?.problems ?? [];
}

/** Checks a parsed body against the part of its schema that the page has; the server checks the rest. */
export function checkShape(value: unknown, shape: BodyShape, path = ''): string[] {
  if (value === null && shape.nullable) return [];
  if (shape.alternatives) return checkAlternatives(value, shape.alternatives, path);
  if (shape.type === 'any') return [];
  if (!isOfType(value, shape.type)) return [`${nameOf(path)}应为${TYPE_NAMES[shape.type] ?? shape.type}${shape.nullable ? '或 null' : ''}`];
  if (shape.options && !shape.options.some((option) => option === value)) {
    return [`${nameOf(path)}应为下列之一：${shape.options.map((option) => JSON.stringify(option)).join('、')}`];
  }
  return checkParts(value, shape, path);
}

/** Position of a JSON syntax error, if the browser reports it. */
function placeOf(message: string, text: string): string {
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return `第 ${named[1]} 行第 ${named[2]} 列附近`;
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `第 ${before.length} 行第 ${(before.at(-1) ?? '').length + 1} 列附近`;
}

/** Checks JSON text before it is sent. */
export function checkJsonText(text: string, shape: BodyShape): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const place = placeOf((error as Error).message, text);
    return [`不是有效的 JSON${place && `：${place}有误`}。请检查引号、逗号和括号`];
  }
  return checkShape(value, shape);
}
