import {isObject} from '../../../lib/input/isObject';
import {METHODS} from '../../../lib/openapi/types';
import type {Fields, RawOpenApi} from './readOpenApi';

/** A description in the format of this repository, and remarks for a person to check. */
export type ShapedApi = {
  api: RawOpenApi;
  added: string[];
  removed: string[];
  /** Operations whose authentication is missing from the document, or differs from the stored one. */
  security: string[];
};

/** Keys with texts, or without use here. */
const DROPPED = new Set(['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'discriminator', 'contentMediaType']);
/** Keys whose children have names chosen by the API author, so that `title` there is a name. */
const NAMING = new Set(['properties', 'patternProperties']);
/** Schema keys in output order. */
const SCHEMA_KEYS = ['$ref', 'type', 'format', 'const', 'enum', 'required', 'properties', 'items', 'additionalProperties'];
const SCHEMA_REF = '#/components/schemas/';
const NAME = /^[A-Z]\w*$/;

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const sortKeys = (value: Fields): Fields => Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareTexts(a, b)));
/** Removes undefined values. */
const present = (value: Fields): Fields => Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));

function rank(key: string): number {
  const place = SCHEMA_KEYS.indexOf(key);
  return place < 0 ? SCHEMA_KEYS.length : place;
}

/** Collected schemas of a description by name. */
type Collected = Map<string, unknown>;

const isBinary = ({type, contentMediaType}: Fields) => type === 'string' && contentMediaType === 'application/octet-stream';

function shapeSchema(value: unknown, collected: Collected): unknown {
  if (Array.isArray(value)) return value.map((item) => shapeSchema(item, collected));
  if (!isObject(value)) return value;
  const {$defs, ...own} = value;
  for (const [name, schema] of Object.entries(fieldsOf($defs))) collect(name, schema, collected);
  if (typeof own.$ref === 'string') own.$ref = own.$ref.replace(/^#\/\$defs\//, SCHEMA_REF);
  const entries = Object.entries({...own, ...(isBinary(own) && {format: 'binary'})})
    .filter(([key, item]) => !DROPPED.has(key) && !(key === 'required' && asList(item).length === 0))
    .sort(([a], [b]) => rank(a) - rank(b) || compareTexts(a, b))
    .map(([key, item]) => [key, shapeNested(key, item, collected)]);
  return Object.fromEntries(entries);
}

function shapeNested(key: string, value: unknown, collected: Collected): unknown {
  if (NAMING.has(key))
    return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, item]) => [name, shapeSchema(item, collected)]));
  // A value whose keys only look like schema keys.
  return ['$ref', 'default', 'const', 'enum', 'required'].includes(key) ? value : shapeSchema(value, collected);
}

function collect(name: string, schema: unknown, collected: Collected): void {
  if (collected.has(name)) return;
  // Reserves the name first, because a schema may refer to itself.
  collected.set(name, undefined);
  collected.set(name, shapeSchema(schema, collected));
}

/** Schema of a body; a reference if it is an object with a name. */
function shapeBodySchema(value: unknown, collected: Collected): unknown {
  const schema = fieldsOf(value);
  if (Array.isArray(schema.oneOf)) return {oneOf: schema.oneOf.map((item) => shapeBodySchema(item, collected))};
  if (typeof schema.title !== 'string' || !NAME.test(schema.title) || !isObject(schema.properties)) return shapeSchema(value, collected);
  collect(schema.title, schema, collected);
  for (const [name, definition] of Object.entries(fieldsOf(schema.$defs))) collect(name, definition, collected);
  return {$ref: `${SCHEMA_REF}${schema.title}`};
}

function shapeContent(value: unknown, collected: Collected): Fields | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([type, media]) => [type, {schema: shapeBodySchema(fieldsOf(media).schema ?? {}, collected)}]),
  );
}

function shapeParameter(value: unknown, collected: Collected): Fields {
  const {name, in: place, required, deprecated, schema} = fieldsOf(value);
  return present({
    name,
    in: place,
    required: required === true ? true : undefined,
    deprecated: deprecated === true ? true : undefined,
    schema: shapeSchema(schema ?? {}, collected),
  });
}

function shapeBody(value: unknown, collected: Collected): Fields | undefined {
  if (!isObject(value)) return undefined;
  return present({required: value.required === true ? true : undefined, content: shapeContent(value.content, collected)});
}

function shapeResponses(value: unknown, collected: Collected): Fields {
  const responses = Object.entries(fieldsOf(value)).map(([code, response]) => [
    code,
    present({description: '', content: shapeContent(fieldsOf(response).content, collected)}),
  ]);
  return sortKeys(Object.fromEntries(responses));
}

/** Page slug from the title of an operation, with the same rules as the official documentation. */
export function operationSlug(summary: string, taken: ReadonlySet<string>): string {
  const base = summary
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  let slug = base;
  for (let count = 1; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}

/** Names of the security schemes in this repository. */
function nameSchemes(schemes: unknown): Map<string, string> {
  return new Map(
    Object.entries(fieldsOf(schemes)).map(([name, scheme]) => {
      const {type, in: place} = fieldsOf(scheme);
      if (type === 'apiKey') return [name, place === 'header' ? 'ApiKeyHeader' : 'ApiKeyQuery'];
      return [name, type === 'oauth2' ? 'OAuth2PasswordBearer' : name];
    }),
  );
}

function shapeSecurity(value: unknown, names: ReadonlyMap<string, string>): Fields[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isObject)
    .map((requirement) => Object.fromEntries(Object.entries(requirement).map(([name, scopes]) => [names.get(name) ?? name, scopes])))
    .sort((a, b) => compareTexts(JSON.stringify(a), JSON.stringify(b)));
}

type Place = {path: string; method: string; operation: Fields};

const listPlaces = ({paths}: RawOpenApi): Place[] =>
  Object.entries(paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return isObject(operation) ? [{path: template, method, operation}] : [];
    }),
  );

const keyOf = ({method, path}: Pick<Place, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;
const ownKeys = (value: Fields): Fields => Object.fromEntries(Object.entries(value).filter(([key]) => key.startsWith('x-')));

/** Tags in their former order; new ones follow in document order. */
function shapeTags(places: readonly Place[], former: RawOpenApi | undefined): Fields[] {
  const used = new Set(places.flatMap(({operation}) => asList(operation.tags).slice(0, 1)).map(String));
  const known = asList(former?.tags).map((tag) => String(fieldsOf(tag).name));
  return [...known.filter((name) => used.has(name)), ...[...used].filter((name) => !known.includes(name))].map((name) => ({name}));
}

function shapePaths(places: readonly Place[], shape: (place: Place) => Fields): RawOpenApi['paths'] {
  const paths: RawOpenApi['paths'] = {};
  for (const place of places) paths[place.path] = {...paths[place.path], [place.method]: shape(place)};
  return sortKeys(paths) as RawOpenApi['paths'];
}

/** Schemas that are referenced. */
function keepUsed(paths: RawOpenApi['paths'], collected: Collected): Fields {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      visit(collected.get(name));
    }
  };
  visit(paths);
  return sortKeys(Object.fromEntries([...collected].filter(([name]) => used.has(name))));
}

function shapeSchemes(schemes: unknown, names: ReadonlyMap<string, string>): Fields {
  return sortKeys(
    Object.fromEntries(
      Object.entries(fieldsOf(schemes)).map(([name, scheme]) => [names.get(name) ?? name, shapeSchema(scheme, new Map())]),
    ),
  );
}

/** Slugs of the pages: existing operations keep their slugs. */
function nameOperations(places: readonly Place[], former: ReadonlyMap<string, Fields>): Map<string, unknown> {
  const slugs = new Map(places.map((place) => [keyOf(place), former.get(keyOf(place))?.['x-slug']]));
  const taken = new Set([...slugs.values()].map(String));
  for (const place of places) {
    if (slugs.get(keyOf(place)) !== undefined) continue;
    const slug = operationSlug(String(place.operation.summary ?? place.operation.operationId), taken);
    slugs.set(keyOf(place), slug);
    taken.add(slug);
  }
  return slugs;
}

/**
 * Converts the OpenAPI document of the program to the format of this repository: its structure, plus our own additions from the former
 * description.
 */
export function shapeApi(source: RawOpenApi, former?: RawOpenApi): ShapedApi {
  const components = fieldsOf(source.components);
  const places = listPlaces(source);
  const before = new Map((former ? listPlaces(former) : []).map((place) => [keyOf(place), place.operation]));
  const slugs = nameOperations(places, before);
  const names = nameSchemes(components.securitySchemes);
  const collected: Collected = new Map();
  for (const [name, schema] of Object.entries(fieldsOf(components.schemas))) collect(name, schema, collected);
  const unsure: string[] = [];
  const paths = shapePaths(places, (place) => {
    const {operation} = place;
    const known = before.get(keyOf(place));
    const given = shapeSecurity(operation.security ?? source.security, names);
    const security = known?.security ?? given ?? [];
    if (JSON.stringify(given) !== JSON.stringify(security)) unsure.push(keyOf(place));
    const parameters = asList(operation.parameters).map((parameter) => shapeParameter(parameter, collected));
    return present({
      operationId: operation.operationId,
      'x-slug': slugs.get(keyOf(place)),
      ...ownKeys(fieldsOf(known)),
      tags: asList(operation.tags).slice(0, 1),
      deprecated: operation.deprecated === true ? true : undefined,
      security,
      parameters: parameters.length > 0 ? parameters : undefined,
      requestBody: shapeBody(operation.requestBody, collected),
      responses: shapeResponses(operation.responses, collected),
    });
  });
  const now = new Set(places.map(keyOf));
  const info = fieldsOf(source.info);
  return {
    api: {
      openapi: source.openapi,
      info: {title: 'Langflow API', version: info.version},
      ...ownKeys(former ?? ({} as Fields)),
      servers: former?.servers ?? [{url: 'http://localhost:7860'}],
      tags: shapeTags(places, former),
      paths,
      components: {securitySchemes: shapeSchemes(components.securitySchemes, names), schemas: keepUsed(paths, collected)},
    },
    added: [...now].filter((key) => !before.has(key)),
    removed: [...before.keys()].filter((key) => !now.has(key)),
    security: unsure,
  };
}
