import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {OpenApi, Schema} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';

type Check = (schema: Schema, value: JsonValue) => boolean;

/** References of the description, as those of a document with a name. */
const withName = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"api#/'));

function createCheck(api: OpenApi): Check {
  // What a description says beyond JSON Schema is none of the validator's business.
  const ajv = addFormats(new Ajv2020({strict: false, logger: false, validateSchema: false, addUsedSchema: false}));
  const texts = new Map<string, Check>();
  ajv.addSchema({...withName({components: api.components, paths: api.paths}), $id: 'api'});
  return (schema, value) => {
    const text = JSON.stringify(schema);
    const validate = texts.get(text) ?? compile(ajv, schema);
    texts.set(text, validate);
    return validate(schema, value);
  };
}

function compile(ajv: Ajv2020, schema: Schema): Check {
  try {
    const validate = ajv.compile(withName(schema));
    return (_schema, value) => orTrue(() => validate(value) === true);
  } catch {
    return () => true;
  }
}

/** A schema that the validator cannot read, or that leads only back to itself, says nothing against a value. */
function orTrue(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return true;
  }
}

const checks = new WeakMap<OpenApi, Check>();

/** Whether a value matches a schema; also true if the validator cannot read the schema. */
export function matchesSchema(api: OpenApi, schema: Schema, value: JsonValue): boolean {
  let check = checks.get(api);
  if (!check) {
    try {
      check = createCheck(api);
    } catch {
      check = () => true;
    }
    checks.set(api, check);
  }
  return check(schema, value);
}
