import type {OpenApi, Operation, Parameter, Schema} from '../../../lib/openapi/openApi';
import {resolveRef} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import type {BodyShape, InputField, InputType, RequestBody, RequestModel} from '../types';
import {INPUT_TYPES} from '../types';
import {needsAuthentication} from './authentication';
import {buildMediaExample} from './buildExample';
import {isFile, isNullable, itemsOf, type PlainSchema, simplify} from './schemaType';

/** Depth to which alternatives are distinguished: each takes space on the page. */
const MAX_ALTERNATIVES_DEPTH = 1;
/** Depth to which a JSON body is checked before sending; the server checks the rest. */
const MAX_SHAPE_DEPTH = 3;
/** Maximum number of checked values: beyond it, their shapes would be most of the page data. */
const MAX_SHAPES = 500;

function typeOf(schema: PlainSchema): InputType | 'any' {
  if (isFile(schema)) return 'file';
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type;
  if (type === undefined)
    return (schema.items ?? schema.prefixItems) ? 'array' : schema.properties ? 'object' : schema.enum ? 'string' : 'any';
  return INPUT_TYPES.find((known) => known === type) ?? 'any';
}

function isSecret(name: string, schema: PlainSchema): boolean {
  return schema.format === 'password' || /password|secret/i.test(name);
}

function toField(api: OpenApi, name: string, place: InputField['in'], schema: Schema): InputField {
  const plain = simplify(api, schema);
  const items = itemsOf(plain);
  const item = items && simplify(api, items);
  const isFiles = item !== undefined && isFile(item);
  // If a value may be a file or something else, only a file can be chosen.
  const mayBeFile = plain.unions.flat().some((variant) => isFile(simplify(api, variant)));
  const type = isFiles || mayBeFile ? 'file' : typeOf(plain);
  const options = plain.enum ?? item?.enum;
  const example = plain.example ?? plain.examples?.[0];
  return {
    name,
    in: place,
    type: type === 'any' ? 'string' : type,
    ...(plain.format && plain.format !== 'binary' && {format: plain.format}),
    ...(options && {options: options.map(String)}),
    ...(plain.default !== undefined && plain.default !== null && {default: plain.default}),
    ...(example !== undefined && {example}),
    ...((isFiles || type === 'array') && {multiple: true}),
    ...(isSecret(name, plain) && {secret: true}),
  };
}

function parameterField(api: OpenApi, parameter: Parameter): InputField[] {
  // Browsers do not let a page set cookies for another origin.
  if (parameter.in === 'cookie') return [];
  const field = toField(api, parameter.name, parameter.in, parameter.schema ?? {});
  return [{...field, ...(parameter.example !== undefined && {example: parameter.example}), ...(parameter.required && {required: true})}];
}

/** @param left how many more shapes the whole body may have */
function toShape(api: OpenApi, schema: Schema, depth: number, left = {shapes: MAX_SHAPES}): BodyShape {
  const plain = simplify(api, schema);
  const items = itemsOf(plain);
  left.shapes -= 1;
  const nullable = isNullable(api, schema) ? {nullable: true} : {};
  const [variants, ...others] = plain.unions;
  // In nested alternatives, the page cannot know which one the reader means.
  const isVague = variants !== undefined && (others.length > 0 || depth > MAX_ALTERNATIVES_DEPTH);
  if (isVague || depth > MAX_SHAPE_DEPTH || left.shapes < 0) return {type: 'any'};
  if (variants) return {type: 'any', ...nullable, alternatives: variants.map((variant) => toShape(api, variant, depth + 1, left))};
  return {
    type: typeOf(plain),
    ...nullable,
    ...(plain.enum && {options: plain.enum}),
    ...(plain.required?.length && {required: plain.required}),
    ...(plain.properties && {
      properties: Object.fromEntries(
        Object.entries(plain.properties).map(([name, property]) => [name, toShape(api, property, depth + 1, left)]),
      ),
    }),
    ...(items && {items: toShape(api, items, depth + 1, left)}),
  };
}

function formFields(api: OpenApi, schema: Schema): InputField[] {
  const plain = simplify(api, schema);
  const required = new Set(plain.required ?? []);
  return Object.entries(plain.properties ?? {}).map(([name, property]) => ({
    ...toField(api, name, 'form', property),
    ...(required.has(name) && {required: true}),
  }));
}

const toJson = (value: JsonValue | undefined) => JSON.stringify(value ?? {}, null, 2);

function buildBody(api: OpenApi, operation: Operation): RequestBody | undefined {
  if (!operation.object.requestBody) return undefined;
  const {content = {}, required = false} = resolveRef(api, operation.object.requestBody);
  const forms = [
    ['multipart/form-data', 'multipart'],
    ['application/x-www-form-urlencoded', 'urlencoded'],
  ] as const;
  for (const [mediaType, kind] of forms) {
    const schema = content[mediaType]?.schema;
    if (schema) return {kind, required, fields: formFields(api, schema)};
  }
  const json = content['application/json'];
  return json && {kind: 'json', required, example: toJson(buildMediaExample(api, json)), shape: toShape(api, json.schema ?? {}, 0)};
}

/** Whether an operation accepts an API key. */
export function takesApiKey(api: OpenApi, operation: Operation): boolean {
  const requirements = operation.object.security ?? api.security ?? [];
  const schemes = api.components?.securitySchemes ?? {};
  return requirements.some((requirement) => Object.keys(requirement).some((name) => schemes[name]?.type === 'apiKey'));
}

/** Prepares the data of an operation for code samples and "try it". */
export function buildRequest(api: OpenApi, operation: Operation): RequestModel {
  const body = buildBody(api, operation);
  return {
    method: operation.method,
    path: operation.path,
    fields: operation.parameters.flatMap((parameter) => parameterField(api, parameter)),
    ...(body && {body}),
    auth: takesApiKey(api, operation),
    ...(api['x-key-needed'] && needsAuthentication(operation.object.security ?? api.security ?? []) && {needsKey: true}),
    ...(operation.object['x-gzip'] && {gzip: true}),
    ...(operation.slug.startsWith('download-') && {download: true}),
  };
}
