import type {OpenApi, Schema} from '../../../lib/openapi/openApi';
import {refName, resolveRef} from '../../../lib/openapi/openApi';

/** The alternatives of a schema, `null` left out. */
export function variantsOf(schema: Schema): Schema[] {
  return (schema.anyOf ?? schema.oneOf ?? []).filter((variant) => variant.type !== 'null');
}

/** Whether `null` is an allowed value. */
export function isNullable(api: OpenApi, schema: Schema): boolean {
  const resolved = resolveRef(api, schema);
  const types = Array.isArray(resolved.type) ? resolved.type : [resolved.type];
  return types.includes('null') || (resolved.anyOf ?? resolved.oneOf ?? []).some((variant) => resolveRef(api, variant).type === 'null');
}

/**
 * Joins `allOf` parts and takes a single alternative (`anyOf: [X, null]`) for what it is, so that the rest of the code
 * sees plain schemas. What stands on the outer schema (description, default, example) wins.
 */
export function simplify(api: OpenApi, schema: Schema): Schema {
  const {anyOf, oneOf, allOf, ...rest} = resolveRef(api, schema);
  if (allOf) {
    const parts = allOf.map((part) => simplify(api, part));
    const merged = Object.assign({}, ...parts) as Schema;
    merged.properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
    merged.required = parts.flatMap((part) => part.required ?? []);
    return {...merged, ...rest, properties: {...merged.properties, ...rest.properties}};
  }
  const variants = variantsOf({anyOf, oneOf});
  const [only] = variants;
  if (variants.length !== 1 || !only) return {...rest, ...(anyOf && {anyOf}), ...(oneOf && {oneOf})};
  return {...simplify(api, only), ...rest};
}

/** A component's name without what its generator added: `langflow__api__v1__Thing` is a `Thing`, and `Body_…` names no type. */
export function shownName(name: string): string {
  return name.startsWith('Body_') ? 'object' : name.replace(/^\w+__(?=[A-Z])/, '').replace(/_+$/, '');
}

function plainType(api: OpenApi, schema: Schema): string {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => type !== undefined && type !== 'null');
  if (schema.items || types[0] === 'array') return `array<${typeLabel(api, schema.items ?? {}, false)}>`;
  if (schema.format === 'binary') return 'file';
  const name = types.join(' | ') || (schema.properties || schema.additionalProperties ? 'object' : schema.enum ? 'string' : 'any');
  return schema.format ? `${name}<${schema.format}>` : name;
}

/** Short name of a schema's type, as developers write it: `array<FlowRead>`, `string<uuid> | null`. */
export function typeLabel(api: OpenApi, schema: Schema, withNull = true): string {
  const name = refName(schema);
  const resolved = resolveRef(api, schema);
  const variants = variantsOf(resolved);
  const isNamedObject = name !== undefined && (resolved.properties !== undefined || resolved.type === 'object');
  const label = isNamedObject
    ? shownName(name)
    : variants.length > 0
      ? [...new Set(variants.map((variant) => typeLabel(api, variant, false)))].join(' | ')
      : plainType(api, simplify(api, resolved));
  return withNull && isNullable(api, schema) ? `${label} | null` : label;
}
