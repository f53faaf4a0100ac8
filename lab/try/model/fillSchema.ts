/** Subset of JSON Schema that clients of the OpenAI protocol use for tools. */
export type ToolSchema = {
  type?: string | readonly string[];
  properties?: Record<string, ToolSchema>;
  items?: ToolSchema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly ToolSchema[];
  allOf?: readonly ToolSchema[];
  $ref?: string;
  $defs?: Record<string, ToolSchema>;
};

const VALUES: Record<string, unknown> = {string: '张三', integer: 1, number: 1, boolean: true};

function follow({$ref: ref = ''}: ToolSchema, defs: Record<string, ToolSchema>): ToolSchema {
  return defs[ref.slice(ref.lastIndexOf('/') + 1)] ?? {};
}

/** Creates a value for a schema, with all properties and one item per list. */
export function fillSchema(schema: ToolSchema, defs: Record<string, ToolSchema> = schema.$defs ?? {}): unknown {
  if (schema.$ref) return fillSchema(follow(schema, defs), defs);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const chosen = schema.anyOf?.[0] ?? schema.allOf?.[0];
  if (chosen) return fillSchema(chosen, defs);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') return [fillSchema(schema.items ?? {}, defs)];
  if (type === 'object' || schema.properties)
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fillSchema(one, defs)]));
  return VALUES[type ?? 'string'] ?? null;
}
