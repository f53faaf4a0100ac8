import type {OpenApi, Schema} from '../../../lib/openapi/openApi';
import {refName} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {escapeHtml} from '../shared/escapeHtml';
import {nameHtml} from './nameHtml';
import type {ProseRenderer} from './renderProse';
import {shownName, simplify, typeLabel, variantsOf} from './schemaType';

/** What field trees are rendered with. */
export type RenderContext = {
  api: OpenApi;
  prose: ProseRenderer;
  /** Describes what is received: a required field is then one that is always there, not one to fill in. */
  isResponse?: boolean;
};

/** A named value to describe: a property, a parameter, or an alternative. */
export type FieldInput = {name: string; schema: Schema; required?: boolean; deprecated?: boolean; description?: string};

/** Nesting beyond this is named but not spelled out. */
const MAX_DEPTH = 6;

const code = (value: unknown) => nameHtml(typeof value === 'string' ? value : JSON.stringify(value));

function limits(schema: Schema): string[] {
  const bound = (key: keyof Schema, label: string) => (schema[key] === undefined ? [] : [`${label} ${code(schema[key])}`]);
  return [
    ...bound('minimum', '最小值'),
    ...bound('exclusiveMinimum', '大于'),
    ...bound('maximum', '最大值'),
    ...bound('exclusiveMaximum', '小于'),
    ...bound('multipleOf', '倍数'),
    ...bound('minLength', '最短长度'),
    ...bound('maxLength', '最长长度'),
    ...bound('minItems', '最少项数'),
    ...bound('maxItems', '最多项数'),
    ...bound('pattern', '正则'),
    ...(schema.uniqueItems ? ['各项不重复'] : []),
  ];
}

function optionsOf(schema: Schema): JsonValue[] {
  return schema.enum ?? (schema.const !== undefined ? [schema.const] : (schema.items?.enum ?? []));
}

function factsHtml(schema: Schema): string {
  const options = optionsOf(schema);
  // An empty default says nothing that the type does not say.
  const hasDefault = schema.default !== undefined && schema.default !== null && schema.default !== '';
  const facts = [
    ...(hasDefault ? [`默认值 ${code(schema.default)}`] : []),
    ...(options.length > 0 ? [`可选值 ${options.map(code).join(' ')}`] : []),
    ...limits(schema),
  ];
  return facts.length > 0 ? `<p class="api-facts">${facts.map((fact) => `<span>${fact}</span>`).join('')}</p>` : '';
}

function headHtml({name, schema, required, deprecated}: FieldInput, {api, isResponse}: RenderContext): string {
  const flags = [
    required ? (isResponse ? '<b class="api-flag">必有</b>' : '<b class="api-required">必填</b>') : '',
    deprecated || schema.deprecated ? '<b class="api-old">已弃用</b>' : '',
    schema.readOnly ? '<b class="api-flag">只读</b>' : '',
  ].join('');
  const type = typeLabel(api, schema);
  // Alternatives are named by their type.
  const shownType = type === name ? '' : `<span class="api-type">${escapeHtml(type)}</span>`;
  return `${nameHtml(name, 'api-name')}${shownType}${flags}`;
}

/** The parts inside a schema that can be opened: properties, values of free keys, items, alternatives. */
function partsOf(schema: Schema, context: RenderContext): FieldInput[] {
  const plain = simplify(context.api, schema);
  const variants = variantsOf(plain);
  if (variants.length > 1) {
    const objects = variants.filter((variant) => partsOf(variant, context).length > 0);
    return objects.map((variant) => ({name: typeLabel(context.api, variant), schema: variant}));
  }
  if (plain.items) return partsOf(plain.items, context);
  const required = new Set(plain.required ?? []);
  const fields = Object.entries(plain.properties ?? {}).map(([name, value]) => ({name, schema: value, required: required.has(name)}));
  const free =
    typeof plain.additionalProperties === 'object' && Object.keys(plain.additionalProperties).length > 0
      ? plain.additionalProperties
      : undefined;
  return free ? [...fields, {name: '[任意键]', schema: free}] : fields;
}

/** Names of the component schemas that a schema leads to before its own parts begin. */
function namesOf(schema: Schema, api: OpenApi): string[] {
  const name = refName(schema);
  const plain = simplify(api, schema);
  const variants = variantsOf(schema);
  // Several alternatives become parts of their own: none of them surrounds the others.
  const inner = [...(variants.length === 1 ? variants : []), ...(plain.items ? [plain.items] : [])];
  return [...(name ? [name] : []), ...inner.flatMap((part) => (refName(part) ? [refName(part) as string] : []))];
}

/** Where a field stands: the component schemas around it, and how deep. */
type Place = {above: readonly string[]; depth: number};

function closedHtml(head: string, body: string, reason: string): string {
  return `<li><div class="api-head">${head}</div>${body}${reason && `<p class="api-facts">${reason}</p>`}</li>`;
}

function fieldHtml(field: FieldInput, context: RenderContext, {above, depth}: Place): string {
  const plain = simplify(context.api, field.schema);
  const text = field.description ?? field.schema.description ?? plain.description;
  const body = (text ? `<div class="api-text">${context.prose.inline(text)}</div>` : '') + factsHtml(plain);
  const head = headHtml(field, context);
  const parts = partsOf(field.schema, context);
  if (parts.length === 0) return closedHtml(head, body, '');
  const names = namesOf(field.schema, context.api);
  const recursive = names.find((name) => above.includes(name));
  if (recursive !== undefined) return closedHtml(head, body, `结构与上层的 ${code(shownName(recursive))} 相同`);
  if (depth >= MAX_DEPTH) return closedHtml(head, body, '更深的结构从略');
  const inner = listHtml(parts, context, {above: [...above, ...names], depth: depth + 1});
  return `<li><details><summary class="api-head">${head}</summary>${body}${inner}</details></li>`;
}

function listHtml(fields: readonly FieldInput[], context: RenderContext, place: Place): string {
  return `<ul class="api-fields">${fields.map((field) => fieldHtml(field, context, place)).join('')}</ul>`;
}

/** Renders named values (parameters) as a list with their types, limits and texts. */
export function renderFields(fields: readonly FieldInput[], context: RenderContext): string {
  return fields.length > 0 ? listHtml(fields, context, {above: [], depth: 1}) : '';
}

/** Renders the fields of a body's schema as a tree; empty where the schema has no fields. Safe with recursive schemas. */
export function renderSchemaTree(schema: Schema, context: RenderContext): string {
  const parts = partsOf(schema, context);
  return parts.length > 0 ? listHtml(parts, context, {above: namesOf(schema, context.api), depth: 1}) : '';
}
