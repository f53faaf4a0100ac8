import type {OpenApi, Schema} from '../../../lib/openapi/openApi';
import {INPUT_TYPES, type InputField, type InputType} from '../types';
import type {PlainSchema} from './plainSchema';
import {isFile, itemsOf, simplify} from './schemaType';

/** The kind of value that a schema describes. */
export function inputTypeOf(schema: PlainSchema): InputType | 'any' {
  if (isFile(schema)) return 'file';
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type;
  if (type === undefined)
    return (schema.items ?? schema.prefixItems) ? 'array' : schema.properties ? 'object' : schema.enum ? 'string' : 'any';
  return INPUT_TYPES.find((known) => known === type) ?? 'any';
}

function isSecret(name: string, schema: PlainSchema): boolean {
  return schema.format === 'password' || /password|secret/i.test(name);
}

/** A value that the reader can enter, from its schema. */
export function toField(api: OpenApi, name: string, place: InputField['in'], schema: Schema): InputField {
  const plain = simplify(api, schema);
  const items = itemsOf(plain);
  const item = items && simplify(api, items);
  const isFiles = item !== undefined && isFile(item);
  // If a value may be a file or something else, only a file can be chosen.
  const mayBeFile = plain.unions.flat().some((variant) => isFile(simplify(api, variant)));
  const type = isFiles || mayBeFile ? 'file' : inputTypeOf(plain);
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
