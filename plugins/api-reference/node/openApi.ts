import type {JsonValue, Method} from '../types';

/** The parts of an OpenAPI 3.1 description that this plugin reads. The parser has checked their shape. */
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
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
};

export type Example = {$ref?: string; value?: JsonValue};
export type MediaType = {schema?: Schema; example?: JsonValue; examples?: Record<string, Example>};
export type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  schema?: Schema;
  example?: JsonValue;
};
export type RequestBodyObject = {$ref?: string; description?: string; required?: boolean; content?: Record<string, MediaType>};
export type ResponseObject = {$ref?: string; description?: string; content?: Record<string, MediaType>};
export type SecurityRequirement = Record<string, string[]>;
export type SecurityScheme = {type: string; in?: string; name?: string};

export type OperationObject = {
  operationId: string;
  'x-slug'?: string;
  /** Place in the tag's list; operations without one follow in the order of the paths. */
  'x-order'?: number;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: Parameter[];
  requestBody?: RequestBodyObject;
  responses?: Record<string, ResponseObject>;
};

export type TagObject = {name: string; description?: string; 'x-displayName'?: string};
export type PathItem = {parameters?: Parameter[]} & Partial<Record<Method, OperationObject>>;

export type OpenApi = {
  openapi: string;
  info: {title: string; version: string; description?: string};
  servers?: {url: string; description?: string}[];
  tags?: TagObject[];
  security?: SecurityRequirement[];
  paths: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme>} & Record<string, unknown>;
};
