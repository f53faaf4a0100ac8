import {type JsonValue, METHODS, type Method} from './types';

/**
 * The parts of an OpenAPI 3.1 description that this plugin reads. The parser has checked their shape. `true` and `false` are also schemas.
 */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  enum?: JsonValue[];
  const?: JsonValue;
  default?: JsonValue;
  example?: JsonValue;
  examples?: JsonValue[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  patternProperties?: Record<string, Schema>;
  contentMediaType?: string;
  contentEncoding?: string;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  xml?: {name?: string; namespace?: string; prefix?: string; attribute?: boolean; wrapped?: boolean};
  minProperties?: number;
  maxProperties?: number;
  /** Which alternative a value is, by one of its properties. */
  discriminator?: {propertyName?: string; mapping?: Record<string, string>};
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
};

/** A named example, or a reference to one. */
export type Example = {$ref?: string; value?: JsonValue};
/** How the field of a form is written. */
export type Encoding = {contentType?: string; style?: string; explode?: boolean; allowReserved?: boolean};
/** A body in one format. */
export type MediaType = {schema?: Schema; example?: JsonValue; examples?: Record<string, Example>; encoding?: Record<string, Encoding>};
/** A parameter, or a reference to one. */
export type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  schema?: Schema;
  /** How a list or an object is written. */
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** Its only media type, if its value is a document. */
  content?: Record<string, MediaType>;
  example?: JsonValue;
  examples?: Record<string, Example>;
};
/** A request body, or a reference to one. */
export type RequestBodyObject = {$ref?: string; description?: string; required?: boolean; content?: Record<string, MediaType>};
/** A response, or a reference to one. */
export type ResponseObject = {$ref?: string; description?: string; content?: Record<string, MediaType>};
/** Security schemes that are all required, by name. */
export type SecurityRequirement = Record<string, string[]>;
/** A security scheme. */
export type SecurityScheme = {type: string; in?: string; name?: string};

/** An operation, including our own keys. */
export type OperationObject = {
  operationId: string;
  'x-slug'?: string;
  /** Position in the list of the tag; operations without it follow in path order. */
  'x-order'?: number;
  /** Words that readers use but its texts do not; for the search. */
  'x-search'?: string[];
  /** The response is always compressed with gzip, even if the client does not ask for it. */
  'x-gzip'?: boolean;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: Parameter[];
  requestBody?: RequestBodyObject;
  responses?: Record<string, ResponseObject>;
};

/** A tag; overlays add its Chinese name. */
export type TagObject = {name: string; description?: string; 'x-displayName'?: string};
/** The operations of one path. */
export type PathItem = {$ref?: string; parameters?: Parameter[]} & Partial<Record<Method, OperationObject>>;

/** The whole description. */
export type OpenApi = {
  openapi: string;
  info: {title: string; version: string; description?: string};
  servers?: {url: string; description?: string}[];
  tags?: TagObject[];
  security?: SecurityRequirement[];
  paths: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme>} & Record<string, unknown>;
};

/** Keys and indices that lead to a value. */
export type JsonPath = (string | number)[];

/** Formats a path as a JSON pointer (RFC 6901), as OpenAPI tools show it. */
export function toPointer(path: JsonPath): string {
  return `#${path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')}`;
}

/** Parses a JSON pointer. */
export function fromPointer(pointer: string): JsonPath {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodePart(part).replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Decodes percent-encoding; a lone percent sign is kept. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isObjectOrList = (value: unknown): value is Record<string | number, unknown> => typeof value === 'object' && value !== null;

/** Maximum number of references in a path; more means a circle. */
const MAX_HOPS = 100;

/** The value at a path, which may pass through references; undefined if there is none, or if it is only inherited from `Object`. */
export function valueAt(root: unknown, path: JsonPath, hops = 0): unknown {
  let node = root;
  for (const key of path) {
    if (isObjectOrList(node) && typeof node.$ref === 'string' && !Object.hasOwn(node, key) && hops < MAX_HOPS) {
      node = valueAt(root, [...fromPointer(node.$ref)], hops + 1);
    }
    node = isObjectOrList(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }
  return node;
}

type Referable = {$ref?: string};

/**
 * Follows `$ref` to the first value that is not a reference; keys next to `$ref` override those of its target. Circular references, which
 * `checkReferences` rejects, give an empty result.
 */
export function resolveRef<T extends Referable>(api: Pick<OpenApi, 'paths'>, value: T): T {
  let current: T = value;
  const followed = new Set<string>();
  while (typeof current.$ref === 'string') {
    const {$ref, ...beside} = current;
    const found = followed.has($ref) ? undefined : valueAt(api, fromPointer($ref));
    followed.add($ref);
    current = {...(found as T), ...beside} as T;
  }
  return current;
}

/** Name of the component schema that a reference leads to. */
export function refName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith('#/components/schemas/') ? String(fromPointer(schema.$ref).at(-1)) : undefined;
}

/** An operation including the parts that it inherits from its path item. */
export type Operation = {
  slug: string;
  method: Method;
  path: string;
  tag: string;
  object: OperationObject;
  parameters: Parameter[];
  /** Its path in the description. */
  location: JsonPath;
};

/** Normalises a parameter, so that its schema and example are each in one place. */
function readParameter(api: OpenApi, written: Parameter): Parameter {
  const parameter = resolveRef(api, written);
  const [media] = Object.values(parameter.content ?? {});
  const [named] = Object.values(parameter.examples ?? media?.examples ?? {});
  const schema = parameter.schema ?? media?.schema;
  const example = parameter.example ?? media?.example ?? (named && resolveRef(api, named).value);
  return {...parameter, ...(schema && {schema}), ...(example !== undefined && {example})};
}

/** Location of the operations of a path, after following its `$ref`. */
function locationOf(api: OpenApi, path: string): JsonPath {
  let location: JsonPath = ['paths', path];
  for (let hops = 0; hops < Object.keys(api.paths).length; hops += 1) {
    const {$ref} = (valueAt(api, location) ?? {}) as Referable;
    if (typeof $ref !== 'string') break;
    location = fromPointer($ref);
  }
  return location;
}

/** Lists the operations in the path order of the description. */
export function listOperations(api: OpenApi): Operation[] {
  return Object.entries(api.paths ?? {}).flatMap(([path, written]) => {
    const item = resolveRef(api, written ?? {});
    return METHODS.flatMap((method): Operation[] => {
      const object = item[method];
      if (!object) return [];
      const own = (object.parameters ?? []).map((parameter) => readParameter(api, parameter));
      const shared = (item.parameters ?? []).map((parameter) => readParameter(api, parameter));
      const inherited = shared.filter((parameter) => !own.some(({name, in: place}) => name === parameter.name && place === parameter.in));
      return [
        {
          slug: object['x-slug'] ?? '',
          method,
          path,
          tag: object.tags?.[0] ?? '',
          object,
          parameters: [...inherited, ...own],
          location: [...locationOf(api, path), method],
        },
      ];
    });
  });
}
