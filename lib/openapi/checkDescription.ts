import {isPhraseList} from '../build/isPhraseList';
import {must} from '../input/must';
import {checkReferences} from './checkReferences';
import {fromPointer, type JsonPath, listOperations, type OpenApi, type Operation, resolveRef} from './openApi';
import {type JsonValue, METHODS, OPENAPI_METHODS} from './types';

/** A problem at a place in the merged description. */
export type LintProblem = {path: JsonPath; message: string};
/** Result of the parser's checks. */
export type LintResult = {
  problems: LintProblem[];
  /** Whether every value has the type in the specification, so that other checks can read it. */
  wellFormed: boolean;
};

// Explanation of each rule for the person who edits the files. The message of the parser follows in brackets.
const RULES: Record<string, string> = {
  struct: '不符合 OpenAPI 3.1 的结构',
  'no-unresolved-refs': '$ref 指向的内容不存在',
  'operation-operationId': '操作缺少 operationId',
  'operation-operationId-unique': 'operationId 与别的操作重复',
  'operation-tag-defined': '操作的 tags 没有在文件顶部的 tags 中声明',
  'operation-parameters-unique': '参数重复',
  'no-duplicated-tag-names': '标签重名',
  'no-enum-type-mismatch': 'enum 的值与 type 不符',
  'no-required-schema-properties-undefined': 'required 中的字段没有定义',
  'no-invalid-media-type-examples': '示例与 schema 不符',
  'no-invalid-schema-examples': '示例与 schema 不符',
  'no-invalid-parameter-examples': '参数的示例与 schema 不符',
};

/** The reference at a place, because the message of the parser does not contain it. */
function refAt(description: JsonValue, path: JsonPath): string {
  const node = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], description);
  return String((node as {$ref?: unknown} | undefined)?.$ref ?? node);
}

async function loadLinter() {
  const {BaseResolver, createConfig, lintDocument, Source} = await import('@redocly/openapi-core');
  const rules = Object.fromEntries(Object.keys(RULES).map((rule) => [rule, 'error' as const]));
  const config = await createConfig({rules});
  return (parsed: JsonValue, file: string) =>
    // The document is already parsed and merged with its overlays, so the source text is not needed.
    lintDocument({document: {source: new Source(file, ''), parsed}, config, externalRefResolver: new BaseResolver()});
}

// The parser calls `hasOwnProperty` on each object, which fails if an object has a key of this name.
const UNREADABLE_KEY = 'hasOwnProperty';
const READABLE_KEY = 'hasOwnProperty·';
const withKeys = <T>(value: T, from: string, to: string): T => JSON.parse(JSON.stringify(value).replaceAll(from, to));

/** What an extension of others may contain is up to them; the parser expects some of them in the form of its own products. */
const isInExtension = (path: JsonPath): boolean =>
  path.some((key, index) => typeof key === 'string' && key.startsWith('x-') && path[index - 1] !== 'properties');

/** A merged description and the file with its structure. */
export type LintInput = {description: JsonValue; file: string};

/** Checks an OpenAPI description against the specification with Redocly's parser (https://github.com/Redocly/redocly-cli). */
export async function lintDescription({description, file}: LintInput): Promise<LintResult> {
  const references = checkReferences(description);
  // The parser would follow circular references forever.
  if (references.some(({isCircle}) => isCircle)) return {problems: references, wellFormed: false};
  const lint = await loadLinter();
  const all = await lint(withKeys(description, UNREADABLE_KEY, READABLE_KEY), file);
  const found = all.filter(({location}) => !isInExtension(fromPointer(location[0]?.pointer ?? '')));
  const problems = withKeys(found, READABLE_KEY, UNREADABLE_KEY).map(({ruleId, message, location}) => {
    const place = fromPointer(location[0]?.pointer ?? '');
    const detail = ruleId === 'no-unresolved-refs' ? refAt(description, place) : message;
    return {path: place, message: `${RULES[ruleId] ?? ruleId}（${detail}）`};
  });
  return {problems: [...references, ...problems], wellFormed: found.every(({ruleId}) => ruleId !== 'struct')};
}

const HAN = /\p{Script=Han}/u;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function missingText(value: unknown, path: JsonPath, what: string): LintProblem[] {
  if (typeof value === 'string' && HAN.test(value)) return [];
  const received = value === undefined || value === '' ? '没有文字' : JSON.stringify(value);
  return [{path, message: `${what}应有中文；收到的是${received}。请在 overlay 中补上`}];
}

/** Our own rule, because the rule of the parser only supports Latin parameter names. */
function checkPathParameters({parameters, location, method, path}: Operation): LintProblem[] {
  const inPath = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => must(match[1], 'a group of the expression'));
  const declared = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  const name = `${method.toUpperCase()} ${path} 的路径参数与路径中的 {…} 不一致`;
  return [
    ...inPath
      .filter((parameter) => !declared.includes(parameter))
      .map((parameter) => ({path: location, message: `${name}：{${parameter}} 没有对应的参数；加一个 in: path、name: ${parameter}`})),
    ...declared
      .filter((parameter) => !inPath.includes(parameter))
      .map((parameter) => ({path: location, message: `${name}：路径里没有 {${parameter}}；改正参数的 name 或 in`})),
  ];
}

/** Reports operations whose methods have no pages; otherwise they would be missing without notice. */
function checkMethods(api: OpenApi): LintProblem[] {
  const others = OPENAPI_METHODS.filter((method) => !(METHODS as readonly string[]).includes(method));
  return Object.entries(api.paths).flatMap(([path, item]) =>
    others
      .filter((method) => Object.hasOwn(resolveRef(api, item), method))
      .map((method) => ({
        path: ['paths', path, method],
        message: `${method.toUpperCase()} ${path}：只有 ${METHODS.join('、')} 操作有页面；删去它，或者在 lib/openapi/types.ts 的 METHODS 里加上`,
      })),
  );
}

function checkOperation(api: OpenApi, operation: Operation): LintProblem[] {
  const {object, parameters, location, method, path} = operation;
  const name = `${method.toUpperCase()} ${path} `;
  return [
    ...checkPathParameters(operation),
    ...missingText(object.summary, [...location, 'summary'], `${name}的 summary `),
    ...missingText(object.description, [...location, 'description'], `${name}的 description `),
    ...parameters.flatMap((parameter, index) =>
      missingText(
        parameter.description,
        [...location, 'parameters', index, 'description'],
        `${name}的参数 ${parameter.name} 的 description `,
      ),
    ),
    ...Object.entries(object.responses ?? {}).flatMap(([status, response]) =>
      missingText(
        resolveRef(api, response).description,
        [...location, 'responses', status, 'description'],
        `${name}的响应 ${status} 的 description `,
      ),
    ),
    ...(object['x-order'] === undefined || Number.isInteger(object['x-order'])
      ? []
      : [{path: [...location, 'x-order'], message: `x-order 应为整数，小的在前；收到的是 ${JSON.stringify(object['x-order'])}`}]),
    ...(object['x-search'] === undefined || isPhraseList(object['x-search'])
      ? []
      : [{path: [...location, 'x-search'], message: `x-search 应为至少一个说法的列表；收到的是 ${JSON.stringify(object['x-search'])}`}]),
    ...(object.tags?.length ? [] : [{path: location, message: `${name}没有 tags；应有一个，它决定操作在侧边栏的哪一组`}]),
  ];
}

/** Fields of the named schemas. */
const checkFields = (api: OpenApi): LintProblem[] =>
  Object.entries(api.components?.schemas ?? {}).flatMap(([schema, {properties = {}}]) =>
    Object.entries(properties).flatMap(([field, {description}]) =>
      missingText(
        description,
        ['components', 'schemas', schema, 'properties', field, 'description'],
        `${schema} 的字段 ${field} 的 description `,
      ),
    ),
  );

function checkSlugs(operations: Operation[]): LintProblem[] {
  return operations.flatMap(({slug, location}, index) => {
    if (!SLUG.test(slug)) {
      return [
        {
          path: [...location, 'x-slug'],
          message: `x-slug 应为小写字母、数字和连字符，它是页面地址的最后一段；收到的是 ${JSON.stringify(slug)}`,
        },
      ];
    }
    const first = operations.find((other) => other.slug === slug);
    return first && first !== operations[index]
      ? [{path: [...location, 'x-slug'], message: `x-slug ${slug} 与 ${first.method.toUpperCase()} ${first.path} 重复；请改成别的`}]
      : [];
  });
}

/** Checks what operation pages need beyond the OpenAPI specification: Chinese texts and page addresses. */
export function checkTexts(api: OpenApi): LintProblem[] {
  const operations = listOperations(api);
  return [
    ...(/^3\.1\.\d+$/.test(api.openapi)
      ? []
      : [{path: ['openapi'], message: `openapi 应为 3.1.x；收到的是 ${JSON.stringify(api.openapi)}`}]),
    ...(api.tags ?? []).flatMap((tag, index) =>
      missingText(tag['x-displayName'], ['tags', index, 'x-displayName'], `标签 ${tag.name} 的 x-displayName `),
    ),
    ...checkMethods(api),
    ...checkSlugs(operations),
    ...operations.flatMap((operation) => checkOperation(api, operation)),
    ...checkFields(api),
  ];
}
