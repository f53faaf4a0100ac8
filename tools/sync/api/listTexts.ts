import {OPENAPI_METHODS} from '../../../lib/openapi/types';
import {listParameters, resolvePaths, resolveReference} from './listParts';
import {type Fields, isFields, type OpenApi} from './readOpenApi';

const HAN = /\p{Script=Han}/u;
const isChinese = (value: unknown) => typeof value === 'string' && HAN.test(value);

type Text = {name: string; value: unknown};

function textsOfOperation(api: OpenApi, name: string, item: Fields, operation: Fields): Text[] {
  const responses = Object.entries(isFields(operation.responses) ? operation.responses : {});
  return [
    {name: `${name} 的 summary`, value: operation.summary},
    {name: `${name} 的 description`, value: operation.description},
    ...[...listParameters(api, item, operation)].map(([key, {description}]) => ({name: `${name} 的参数 ${key}`, value: description})),
    ...responses.map(([code, response]) => {
      const resolved = resolveReference(api, response);
      return {name: `${name} 的响应 ${code}`, value: isFields(resolved) ? resolved.description : undefined};
    }),
  ];
}

function textsOfSchemas(api: OpenApi): Text[] {
  const schemas = isFields(api.components) && isFields(api.components.schemas) ? api.components.schemas : {};
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const properties = isFields(schema) && isFields(schema.properties) ? schema.properties : {};
    return Object.entries(properties).map(([key, property]) => ({
      name: `${name} 的字段 ${key}`,
      value: isFields(property) ? property.description : undefined,
    }));
  });
}

/** Lists every place of an API that lacks a Chinese text. */
export function listUntranslated(api: OpenApi): string[] {
  const operations = resolvePaths(api).flatMap(([path, item]) =>
    OPENAPI_METHODS.flatMap((method) => {
      const operation = item[method];
      return isFields(operation) ? textsOfOperation(api, `${method.toUpperCase()} ${path}`, item, operation) : [];
    }),
  );
  const tags = (Array.isArray(api.tags) ? api.tags : [])
    .filter(isFields)
    .map((tag) => ({name: `标签 ${String(tag.name)} 的 x-displayName`, value: tag['x-displayName']}));
  return [...tags, ...operations, ...textsOfSchemas(api)].filter(({value}) => !isChinese(value)).map(({name}) => name);
}
