import type {Schema} from '../../../lib/openapi/openApi';

/**
 * A schema without `$ref` and `allOf`: its own keys, and separately its unions (`anyOf`, `oneOf`); a value matches one alternative of each.
 * A union with a single alternative besides `null` is merged into the schema.
 */
export type PlainSchema = Omit<Schema, '$ref' | 'allOf' | 'anyOf' | 'oneOf'> & {unions: Schema[][]};
