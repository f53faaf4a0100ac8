import {isObject} from '../../../lib/input/isObject';
import {type OpenApi, type Operation, type Parameter, resolveRef, type Schema} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {itemsOf, simplify} from './schemaType';

/** Status of FastAPI for a request that does not match the description. */
export const INVALID_REQUEST = '422';

const CONSTRAINTS = ['enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'] as const;

/** Whether any text is a valid value, and for a list any texts. */
function acceptsText(api: OpenApi, schema: Schema): boolean {
  const plain = simplify(api, schema);
  if (plain.unions.length > 0 || CONSTRAINTS.some((key) => plain[key] !== undefined)) return false;
  const types = [plain.type ?? []].flat().filter((type) => type !== 'null');
  if (types.includes('array')) return acceptsText(api, itemsOf(plain) ?? {});
  return types.length === 0 ? !plain.properties : types.includes('string');
}

/** Whether any text is a valid value of a parameter that is always sent. */
const acceptsAnything = (api: OpenApi, {in: place, required, content, schema = {}}: Parameter): boolean =>
  !content && acceptsText(api, schema) && (place === 'path' || !required);

/** Whether a server can find that a request does not match its description. */
export const isValidated = (api: OpenApi, {object, parameters}: Operation): boolean =>
  object.requestBody !== undefined || parameters.some((parameter) => !acceptsAnything(api, parameter));

/** Where a validation error would be: a field of the body that must be sent, or else the first parameter that can be wrong. */
function placeOfError(api: OpenApi, {object, parameters}: Operation): string[] | undefined {
  const [media] = Object.values((object.requestBody && resolveRef(api, object.requestBody).content) ?? {});
  if (media) {
    const {required = [], properties = {}} = simplify(api, media.schema ?? {});
    const field = required[0] ?? Object.keys(properties)[0];
    return field === undefined ? ['body'] : ['body', field];
  }
  const checked = parameters.filter((parameter) => !acceptsAnything(api, parameter));
  const parameter = checked.find(({required}) => required) ?? checked[0];
  return parameter && [parameter.in, parameter.name];
}

/** Writes into the example of a validation error (FastAPI) a place that the operation has. Other examples stay as they are. */
export function placeError(example: JsonValue | undefined, api: OpenApi, operation: Operation): JsonValue | undefined {
  if (!isObject(example) || !Array.isArray(example.detail)) return example;
  const loc = placeOfError(api, operation);
  const detail = example.detail.map((item) => (isObject(item) && Array.isArray(item.loc) && loc ? {...item, loc} : item));
  return {...example, detail};
}
