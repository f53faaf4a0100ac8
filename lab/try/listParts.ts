import {isObject} from '../../lib/input/isObject';
import {OPENAPI_METHODS} from '../../lib/openapi/types';
import type {Fields, RawOpenApi} from '../../tools/sync/api/readOpenApi';

/** An operation or schema of an API, by name. */
export type ApiNode = {
  /** Compared parts by name: `query limit`, `200`, `properties.id` … */
  parts: Map<string, string>;
};

/** Texts and examples: they differ between languages and are not structure. */
const TEXT_KEYS = new Set(['title', 'summary', 'description', 'example', 'examples', 'externalDocs']);
/** Keys whose children have names chosen by the API author, so that `description` there is a name. */
const NAMING_KEYS = new Set(['properties', 'patternProperties', '$defs', 'content', 'responses', 'headers', 'mapping']);

/** Values that mean the same as a missing key. */
const isDefault = (key: string, value: unknown) => ['required', 'deprecated', 'nullable'].includes(key) && value === false;

function stripTexts(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => stripTexts(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([key, item]) => areNames || !(TEXT_KEYS.has(key) || key.startsWith('x-') || isDefault(key, item)),
  );
  return Object.fromEntries(
    kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, stripTexts(item, !areNames && NAMING_KEYS.has(key))]),
  );
}

const canonical = (value: unknown) => JSON.stringify(stripTexts(value)) ?? '';

/** Follows a reference inside the file; a broken reference is returned unchanged. */
export function resolveReference(api: RawOpenApi, value: unknown): unknown {
  const reference = isObject(value) ? value.$ref : undefined;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return value;
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), api) ?? value;
}

/** Paths of an API with their operations, which may be defined elsewhere in the file. */
export const resolvePaths = (api: RawOpenApi): [string, Fields][] =>
  Object.entries(api.paths).map(([path, item]) => {
    const resolved = resolveReference(api, item);
    return [path, isObject(resolved) ? resolved : item];
  });

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Parameters of an operation including those of its path, by place and name. */
export function listParameters(api: RawOpenApi, item: Fields, operation: Fields): Map<string, Fields> {
  const parameters = [...asList(item.parameters), ...asList(operation.parameters)].map((entry) => resolveReference(api, entry));
  return new Map(parameters.filter(isObject).map((parameter) => [`${String(parameter.in)} ${String(parameter.name)}`, parameter]));
}

function partsOfOperation(api: RawOpenApi, item: Fields, operation: Fields): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [name, parameter] of listParameters(api, item, operation)) parts.set(`参数 ${name}`, canonical(parameter));
  const body = resolveReference(api, operation.requestBody);
  if (isObject(body)) {
    parts.set('请求体', canonical({required: body.required ?? false}));
    for (const [type, media] of Object.entries(isObject(body.content) ? body.content : {})) parts.set(`请求体 ${type}`, canonical(media));
  }
  for (const [code, response] of Object.entries(isObject(operation.responses) ? operation.responses : {})) {
    parts.set(`响应 ${code}`, canonical(resolveReference(api, response)));
  }
  if (operation.deprecated !== undefined) parts.set('弃用', canonical(operation.deprecated));
  parts.set('身份验证', canonical(operation.security ?? api.security ?? []));
  parts.set('标签', canonical(operation.tags ?? []));
  return parts;
}

/** The operations of an API by method and path. */
export function listOperationNodes(api: RawOpenApi): Map<string, ApiNode> {
  return new Map(
    resolvePaths(api).flatMap(([path, item]) =>
      OPENAPI_METHODS.flatMap((method) => {
        const operation = item[method];
        return isObject(operation) ? [[`${method.toUpperCase()} ${path}`, {parts: partsOfOperation(api, item, operation)}] as const] : [];
      }),
    ),
  );
}

function partsOfSchema(schema: Fields): Map<string, string> {
  const {properties, required, ...rest} = schema;
  const needed = new Set(asList(required));
  const own = isObject(properties) ? Object.entries(properties) : [];
  return new Map([
    ...own.map(([name, property]) => [`字段 ${name}`, canonical({required: needed.has(name), property})] as const),
    ['其他约束', canonical(rest)] as const,
  ]);
}

/** The schemas of an API by name. */
export function listSchemas(api: RawOpenApi): Map<string, ApiNode> {
  const schemas = isObject(api.components) && isObject(api.components.schemas) ? api.components.schemas : {};
  return new Map(
    Object.entries(schemas).flatMap(([name, schema]) => (isObject(schema) ? [[name, {parts: partsOfSchema(schema)}] as const] : [])),
  );
}
