import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {OpenApi, Operation} from '../../../lib/openapi/openApi';
import {resolveRef} from '../../../lib/openapi/openApi';

const MOST = 3;

/** Checks the status and body of a response against the API description. Returns one line per problem. */
export type ShapeCheck = (operation: Operation, status: number, body: string) => string[];

/** Creates the check for an API description: the status must be documented, and JSON must match its schema. */
export function createShapeCheck(api: OpenApi): ShapeCheck {
  const ajv = addFormats(new Ajv2020({strict: false, allErrors: true}));
  for (const name of ['binary', 'password', 'path']) ajv.addFormat(name, true);
  // The program omits the time zone, which its own description allows.
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/);
  ajv.addSchema({$id: 'api', components: api.components});
  return (operation, status, body) => {
    const response = operation.object.responses?.[String(status)];
    if (!response) return [`回答了 ${status}，页面没有写这个状态`];
    const schema = resolveRef(api, response).content?.['application/json']?.schema;
    if (!schema || Object.keys(schema).length === 0) return [];
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return [`${status} 的回答不是 JSON：${body.slice(0, 80)}`];
    }
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')));
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .slice(0, MOST)
      .map(({instancePath, message}) => `${status} 的回答与页面写的形状不同：${instancePath || '/'} ${message}`);
  };
}
