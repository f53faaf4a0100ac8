import type {MediaType, OpenApi, Operation} from '../../../../lib/openapi/openApi';
import {resolveRef} from '../../../../lib/openapi/openApi';
import type {Method} from '../../../../lib/openapi/types';
import {needsAuthentication} from '../authentication';
import {listFields, type Trait, type Traits, traitOf} from './traits';

/** The parts of an operation that callers depend on. */
export type SchemaShape = {
  method: Method;
  path: string;
  deprecated: boolean;
  /** Whether authentication is required. */
  auth: boolean;
  /** By place and name: `query page`. Path parameters come from the path itself. */
  parameters: Traits;
  body: Traits;
  /** Fields of all successful responses. */
  answer: Traits;
  statuses: readonly string[];
};

function fieldsOf(api: OpenApi, content: Record<string, MediaType> = {}): Traits {
  const found = new Map<string, Trait>();
  for (const {schema = {}} of Object.values(content)) {
    for (const [name, trait] of listFields(api, schema)) if (!found.has(name)) found.set(name, trait);
  }
  return found;
}

function answerOf(api: OpenApi, {object}: Operation): Traits {
  const successes = Object.entries(object.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return new Map(successes.flatMap(([, response]) => [...fieldsOf(api, resolveRef(api, response).content)]));
}

/** Extracts the parts of an operation that callers depend on. */
export function shapeOf(api: OpenApi, operation: Operation): SchemaShape {
  const {object, method, path, parameters} = operation;
  const body = object.requestBody && resolveRef(api, object.requestBody);
  return {
    method,
    path,
    deprecated: object.deprecated ?? false,
    auth: needsAuthentication(object.security ?? api.security ?? []),
    parameters: new Map(
      parameters
        .filter((parameter) => parameter.in !== 'path')
        .map((parameter) => [`${parameter.in} ${parameter.name}`, traitOf(api, parameter.schema ?? {}, parameter.required ?? false)]),
    ),
    body: fieldsOf(api, body?.content),
    answer: answerOf(api, operation),
    statuses: Object.keys(object.responses ?? {}),
  };
}
