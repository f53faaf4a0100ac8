import {isObject} from '../input/isObject';
import type {ComponentTemplate, TemplateField, TemplateOutput} from './types';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

/** A field; its parts that are used here have the right types, the rest is as the server sent it. */
function readField(value: Record<string, unknown>): TemplateField {
  const {type, input_types: inputTypes} = value;
  return {
    ...value,
    ...(type !== undefined && typeof type !== 'string' && {type: undefined}),
    ...(inputTypes !== undefined && inputTypes !== null && {input_types: textsIn(inputTypes)}),
  } as TemplateField;
}

function readOutput(value: unknown): TemplateOutput[] {
  if (!isObject(value) || typeof value.name !== 'string') return [];
  const {loop_types: loopTypes} = value;
  return [{...value, types: textsIn(value.types), ...(Array.isArray(loopTypes) && {loop_types: textsIn(loopTypes)})} as TemplateOutput];
}

/**
 * Reads fields and outputs from a response of a server. Other programs and newer versions may send anything: what is no field or output is
 * left out.
 */
export function readTemplateParts({
  template,
  outputs,
}: {
  template?: unknown;
  outputs?: unknown;
}): Pick<ComponentTemplate, 'template' | 'outputs'> {
  const fields = Object.entries(isObject(template) ? template : {}).flatMap(([name, field]): [string, TemplateField | string][] => {
    if (isObject(field)) return [[name, readField(field)]];
    // Marks such as `_type`.
    return typeof field === 'object' ? [] : [[name, field as string]];
  });
  return {template: Object.fromEntries(fields), outputs: Array.isArray(outputs) ? outputs.flatMap(readOutput) : []};
}

/** Reads a component of `/api/v1/all`; undefined if it is none. */
export function readTemplate(value: unknown): ComponentTemplate | undefined {
  if (!isObject(value) || typeof value.display_name !== 'string' || !isObject(value.template)) return undefined;
  const order = value.field_order;
  return {
    ...value,
    display_name: value.display_name,
    ...readTemplateParts(value),
    ...(order !== undefined && {field_order: textsIn(order)}),
  };
}
