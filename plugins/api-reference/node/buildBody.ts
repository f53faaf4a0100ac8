import type {Encoding, MediaType, OpenApi, Operation, Schema} from '../../../lib/openapi/openApi';
import {resolveRef} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {type BodyShape, type InputField, type ParameterStyle, type RequestBody, STYLE_NAMES} from '../types';
import {buildMediaExample} from './buildExample';
import {isFile, isNullable, itemsOf, simplify} from './schemaType';
import {inputTypeOf, toField} from './toField';
import {xmlExample} from './xmlExample';

/** Depth to which alternatives are distinguished: each takes space on the page. */
const MAX_ALTERNATIVES_DEPTH = 1;
/** Depth to which a JSON body is checked before sending; the server checks the rest. */
const MAX_SHAPE_DEPTH = 3;
/** Maximum number of checked values: beyond it, their shapes would be most of the page data. */
const MAX_SHAPES = 500;

/** @param left how many more shapes the whole body may have */
function toShape(api: OpenApi, schema: Schema, depth: number, left = {shapes: MAX_SHAPES}): BodyShape {
  const plain = simplify(api, schema);
  const items = itemsOf(plain);
  left.shapes -= 1;
  const nullable = isNullable(api, schema) ? {nullable: true} : {};
  const [variants, ...others] = plain.unions;
  // In nested alternatives, the page cannot know which one the reader means.
  const isVague = variants !== undefined && (others.length > 0 || depth > MAX_ALTERNATIVES_DEPTH);
  if (isVague || depth > MAX_SHAPE_DEPTH || left.shapes < 0) return {type: 'any'};
  if (variants) return {type: 'any', ...nullable, alternatives: variants.map((variant) => toShape(api, variant, depth + 1, left))};
  return {
    type: inputTypeOf(plain),
    ...nullable,
    ...(plain.enum && {options: plain.enum}),
    ...(plain.required?.length && {required: plain.required}),
    ...(plain.properties && {
      properties: Object.fromEntries(
        Object.entries(plain.properties).map(([name, property]) => [name, toShape(api, property, depth + 1, left)]),
      ),
    }),
    ...(items && {items: toShape(api, items, depth + 1, left)}),
  };
}

/** Form fields are JSON text if they are objects, unless their encoding names a style. */
function formStyle(field: InputField, {style, explode, allowReserved}: Encoding): ParameterStyle | undefined {
  const name = STYLE_NAMES.find((known) => known === style);
  if (name === undefined && explode === undefined) return field.type === 'object' ? {name: 'document'} : undefined;
  return {name: name ?? 'form', explode: explode ?? (name ?? 'form') === 'form', ...(allowReserved && {allowReserved})};
}

function formFields(api: OpenApi, {schema = {}, encoding = {}}: MediaType): InputField[] {
  const plain = simplify(api, schema);
  const required = new Set(plain.required ?? []);
  return Object.entries(plain.properties ?? {}).map(([name, property]) => {
    const field = toField(api, name, 'form', property);
    const style = formStyle(field, encoding[name] ?? {});
    return {...field, ...(style && {style}), ...(required.has(name) && {required: true})};
  });
}

/** The type without parameters, in lower case. */
const essenceOf = (mediaType: string): string => (mediaType.split(';')[0] ?? '').trim().toLowerCase();

const isRange = (mediaType: string) => mediaType.includes('*');

/** How a body of a media type is entered. A range of types is JSON if its schema is not that of a file or text. */
function kindOf(api: OpenApi, [mediaType, {schema}]: [string, MediaType]): RequestBody['kind'] {
  const essence = essenceOf(mediaType);
  if (essence === 'multipart/form-data' && schema) return 'multipart';
  if (essence === 'application/x-www-form-urlencoded' && schema) return 'urlencoded';
  const plain = schema && simplify(api, schema);
  if (isRange(essence) && !/^(?:text|image|audio|video)\//.test(essence)) {
    return plain && !isFile(plain) && plain.type !== 'string' ? 'json' : 'file';
  }
  if (/(?:\/|\+)json$/.test(essence)) return 'json';
  const isText = /^text\/|(?:\/|\+)(?:xml|yaml|x-yaml|csv)$|\/(?:x-ndjson|jsonl?|json-seq|graphql|sql|sdp|javascript|toml|jwt)$/.test(
    essence,
  );
  return isText && !(plain && isFile(plain)) ? 'text' : 'file';
}

/** Which kind of body the console offers if an operation takes several. */
const KINDS = ['multipart', 'urlencoded', 'json', 'text', 'file'] as const satisfies RequestBody['kind'][];

const toJson = (value: JsonValue | undefined) => JSON.stringify(value ?? {}, null, 2);

/** The text of an example in its media type; undefined if it has no text form. */
export function exampleText(api: OpenApi, mediaType: string, media: MediaType): string | undefined {
  const value = buildMediaExample(api, media);
  if (value === undefined) return undefined;
  if (typeof value === 'string' && !/json/.test(mediaType)) return value;
  if (/xml/.test(mediaType)) return xmlExample(api, media.schema ?? {}, value);
  if (/\/(?:x-ndjson|jsonl|json-seq)/.test(mediaType)) return JSON.stringify(value);
  return JSON.stringify(value, null, 2);
}

/** The body of an operation, as the console and the samples send it. */
export function buildBody(api: OpenApi, operation: Operation): RequestBody | undefined {
  if (!operation.object.requestBody) return undefined;
  const {content = {}, required = false} = resolveRef(api, operation.object.requestBody);
  const offers = Object.entries(content).map((entry) => ({entry, kind: kindOf(api, entry)}));
  const kind = KINDS.find((known) => offers.some((offer) => offer.kind === known));
  const ofKind = offers.filter((offer) => offer.kind === kind);
  const [mediaType, media] = (ofKind.find(({entry}) => entry[0] === 'application/json') ?? ofKind[0])?.entry ?? [];
  if (kind === undefined || mediaType === undefined || media === undefined) return undefined;
  switch (kind) {
    case 'multipart':
    case 'urlencoded':
      return {kind, required, fields: formFields(api, media)};
    case 'json': {
      const own = mediaType === 'application/json' || isRange(mediaType) ? {} : {mediaType};
      return {kind, required, ...own, example: toJson(buildMediaExample(api, media)), shape: toShape(api, media.schema ?? {}, 0)};
    }
    case 'text':
      return {kind, required, mediaType: isRange(mediaType) ? 'text/plain' : mediaType, example: exampleText(api, mediaType, media) ?? ''};
    case 'file':
      return {
        kind,
        required,
        mediaType,
        fields: [{name: 'file', in: 'body', type: 'file', format: mediaType, ...(required && {required})}],
      };
  }
}
