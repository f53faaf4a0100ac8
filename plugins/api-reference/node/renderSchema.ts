import {escapeXml} from '../../../lib/build/escapeXml';
import {must} from '../../../lib/input/must';
import type {OpenApi, Schema} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {nameHtml} from './nameHtml';
import type {PlainSchema} from './plainSchema';
import type {ProseRenderer} from './renderProse';
import {itemsOf, type Step, shownName, simplify, stepsOf, typeLabel} from './schemaType';

/** Context for rendering field trees. */
export type RenderContext = {
  api: OpenApi;
  prose: ProseRenderer;
  /** Whether it describes a response: a required field is then always present, instead of one that must be filled in. */
  isResponse?: boolean;
};

/** A named value: a property, a parameter, or an alternative. */
export type FieldInput = {name: string; schema: Schema; required?: boolean; deprecated?: boolean; description?: string};

/** Deeper nesting is named but not expanded. */
const MAX_DEPTH = 6;
/** Maximum number of expanded fields. With more, less nesting is expanded, because nobody reads a page of a megabyte. */
const MAX_FIELDS = 400;

const code = (value: unknown) => nameHtml(typeof value === 'string' ? value : JSON.stringify(value));

function limits(schema: PlainSchema): string[] {
  const bound = (key: keyof PlainSchema, label: string) => (schema[key] === undefined ? [] : [`${label} ${code(schema[key])}`]);
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

function optionsOf(schema: PlainSchema): JsonValue[] {
  return schema.enum ?? (schema.const !== undefined ? [schema.const] : (schema.items?.enum ?? []));
}

function factsHtml(schema: PlainSchema): string {
  const options = optionsOf(schema);
  // An empty default adds nothing to the type.
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
  // The name of an alternative is its type.
  const shownType = type === name ? '' : `<span class="api-type">${escapeXml(type)}</span>`;
  return `${nameHtml(name, 'api-name')}${shownType}${flags}`;
}

/** The direct fields of a schema. Fields without a fixed name are labelled with their description. */
function ownFields({properties, patternProperties, additionalProperties, prefixItems, items, required = []}: PlainSchema): FieldInput[] {
  const isFree = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
  return [
    ...Object.entries(properties ?? {}).map(([name, schema]) => ({name, schema, required: required.includes(name)})),
    ...Object.entries(patternProperties ?? {}).map(([pattern, schema]) => ({name: `[符合 ${pattern} 的键]`, schema})),
    ...(isFree ? [{name: '[任意键]', schema: additionalProperties}] : []),
    ...(prefixItems ?? []).map((schema, index) => ({name: `[${index}]`, schema})),
    ...(prefixItems && typeof items === 'object' ? [{name: '[其余各项]', schema: items}] : []),
  ];
}

/** Whether a schema has fields, directly or in its items and alternatives; each schema is visited once. */
function hasParts(schema: Schema, context: RenderContext, looked: Set<Schema>): boolean {
  return stepsOf(context.api, schema).some((step) => {
    if (looked.has(step.schema)) return false;
    looked.add(step.schema);
    const plain = simplify(context.api, step.written);
    return ownFields(plain).length > 0 || plain.unions.flat().some((variant) => hasParts(variant, context, looked));
  });
}

/** Expandable parts of a schema: properties, values of free keys, items, alternatives. */
function partsOf(schema: Schema, context: RenderContext): FieldInput[] {
  const steps = stepsOf(context.api, schema);
  const isOpen = (variant: Schema) => hasParts(variant, context, new Set(steps.map((step) => step.schema)));
  // A schema that only stands for another one counts as the same part; lists continue with their items.
  return steps.flatMap(({written}, index) => {
    const plain = simplify(context.api, written);
    const isFirstOfList =
      index === 0 ||
      steps[index - 1] === undefined ||
      itemsOf(simplify(context.api, must(steps[index - 1], 'the step before').written)) === written;
    if (!isFirstOfList) return [];
    const variants = plain.unions.flat().filter(isOpen);
    return [...ownFields(plain), ...variants.map((variant) => ({name: typeLabel(context.api, variant), schema: variant}))];
  });
}

/** Position of a field: the schemas around it, and the depth. */
type Place = {above: readonly Step[]; depth: number; most: number};

/** Number of fields in a list including all expandable ones; stops counting at the limit. */
function countFields(fields: readonly FieldInput[], context: RenderContext, {above, depth, most}: Place): number {
  let count = 0;
  for (const {schema} of fields) {
    if (count > MAX_FIELDS) break;
    const steps = stepsOf(context.api, schema);
    count += 1;
    if (depth < most && !findRepeated(steps, above)) {
      count += countFields(partsOf(schema, context), context, {above: [...above, ...steps], depth: depth + 1, most});
    }
  }
  return count;
}

/** The ancestor whose parts the field would repeat. */
const findRepeated = (steps: readonly Step[], above: readonly Step[]): Step | undefined =>
  above.find((outer) => steps.some(({schema}) => schema === outer.schema));

function closedHtml(head: string, body: string, reason: string): string {
  return `<li><div class="api-head">${head}</div>${body}${reason && `<p class="api-facts">${reason}</p>`}</li>`;
}

function fieldHtml(field: FieldInput, context: RenderContext, {above, depth, most}: Place): string {
  const plain = simplify(context.api, field.schema);
  const text = field.description ?? field.schema.description ?? plain.description;
  const body = (text ? `<div class="api-text">${context.prose.inline(text)}</div>` : '') + factsHtml(plain);
  const head = headHtml(field, context);
  const parts = partsOf(field.schema, context);
  if (parts.length === 0) return closedHtml(head, body, '');
  const steps = stepsOf(context.api, field.schema);
  const repeated = findRepeated(steps, above);
  if (repeated)
    return closedHtml(head, body, `结构与上层${repeated.name === undefined ? '' : `的 ${code(shownName(repeated.name))} `}相同`);
  if (depth >= most) return closedHtml(head, body, '更深的结构从略');
  const inner = listHtml(parts, context, {above: [...above, ...steps], depth: depth + 1, most});
  return `<li><details><summary class="api-head">${head}</summary>${body}${inner}</details></li>`;
}

function listHtml(fields: readonly FieldInput[], context: RenderContext, place: Place): string {
  return `<ul class="api-fields">${fields.map((field) => fieldHtml(field, context, place)).join('')}</ul>`;
}

/** Expands as much of the nesting as fits. */
function treeHtml(fields: readonly FieldInput[], context: RenderContext, above: readonly Step[]): string {
  if (fields.length === 0) return '';
  let most = MAX_DEPTH;
  while (most > 1 && countFields(fields, context, {above, depth: 1, most}) > MAX_FIELDS) most -= 1;
  return listHtml(fields, context, {above, depth: 1, most});
}

/** Renders named values (parameters) as a list with types, limits and texts. */
export const renderFields = (fields: readonly FieldInput[], context: RenderContext): string => treeHtml(fields, context, []);

/** Renders the fields of a body schema as a tree; empty if the schema has no fields. Safe for recursive schemas. */
export const renderSchemaTree = (schema: Schema, context: RenderContext): string =>
  treeHtml(partsOf(schema, context), context, stepsOf(context.api, schema));
