import path from 'node:path';
import {isObject} from '../../lib/input/isObject';
import {readInputText} from '../../lib/input/readInput';
import {apiFile, hasApi} from '../../lib/openapi/apiOperations';
import {hashPart} from '../../lib/pages/findParts';
import {type RawOpenApi, readOpenApi} from '../../tools/sync/api/readOpenApi';
import {compareApi, type NodeGroupChange} from './compareApi';
import type {Check} from './types';

/** Replaces the names of security schemes with their meaning and sorts them, because names and order may differ. */
function withPlainSecurity(api: RawOpenApi): RawOpenApi {
  const components = isObject(api.components) ? api.components : {};
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {};
  const plainName = (name: string) => {
    const scheme = schemes[name];
    return isObject(scheme) ? [scheme.type, scheme.in, scheme.name].filter(Boolean).join(' ') : name;
  };
  const plain = (security: unknown) =>
    (Array.isArray(security) ? security : [])
      .map((entry) =>
        Object.keys(entry as object)
          .map(plainName)
          .sort()
          .join('+'),
      )
      .sort();
  const operations = (item: unknown) =>
    Object.fromEntries(
      Object.entries(isObject(item) ? item : {}).map(([key, value]) => [
        key,
        isObject(value) ? {...value, security: plain(value.security ?? api.security)} : value,
      ]),
    );
  return {...api, paths: Object.fromEntries(Object.entries(api.paths).map(([path_, item]) => [path_, operations(item)]))};
}

const describeGroup = (what: string, {added, removed, changed}: NodeGroupChange): string[] => [
  ...added.map((name) => `${what} ${name}：程序里有，页面没有`),
  ...removed.map((name) => `${what} ${name}：页面有，程序里没有`),
  ...changed.flatMap(({name, added: more, changed: other, removed: less}) => [
    ...more.map((part) => `${what} ${name}：程序里另有 ${part}`),
    ...other.map((part) => `${what} ${name}：${part} 不同`),
    ...less.map((part) => `${what} ${name}：程序里没有 ${part}`),
  ]),
];

/** Converts files in requests to OpenAPI 3.0: newer FastAPI versions write them as in JSON Schema. */
const withPlainFiles = (api: RawOpenApi): RawOpenApi =>
  JSON.parse(JSON.stringify(api).replaceAll('"contentMediaType":"application/octet-stream"', '"format":"binary"')) as RawOpenApi;

/** Lists the differences between the API description in this repository and that of the server. */
export function compareDescriptions(ours: RawOpenApi, theirs: RawOpenApi): string[] {
  const {operations, schemas} = compareApi(withPlainSecurity(ours), withPlainSecurity(withPlainFiles(theirs)));
  return [...describeGroup('操作', operations), ...describeGroup('结构', schemas)];
}

/** Compares the API description in this repository with that of the server. */
export const openapiCheck: Check = {
  name: 'openapi',
  title: 'openapi.yaml 与服务器自己的 /openapi.json',
  async run({root, docs, api, wants}) {
    if (!wants('/api') || !hasApi(docs)) return [];
    const file = apiFile(docs);
    const theirs = await api.call<RawOpenApi>('GET', '/openapi.json');
    const problems = compareDescriptions(readOpenApi(path.join(root, file)), theirs);
    const text = readInputText({path: path.join(root, file), name: file});
    return [{kind: 'operations', page: '/api', hash: hashPart(text), label: file, place: file, problems}];
  },
};
