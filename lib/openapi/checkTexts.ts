import {isPhraseList} from '../build/isPhraseList';
import type {JsonPath} from './jsonPointer';
import type {LintProblem} from './lintDescription';
import {listOperations, type Operation} from './listOperations';
import type {OpenApi} from './openApi';

const HAN = /\p{Script=Han}/u;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function missingText(value: unknown, path: JsonPath, what: string): LintProblem[] {
  if (typeof value === 'string' && HAN.test(value)) return [];
  const received = value === undefined || value === '' ? '没有文字' : JSON.stringify(value);
  return [{path, message: `${what}应有中文；收到的是${received}。请在 overlay 中补上`}];
}

function checkOperation({object, parameters, location, method, path}: Operation): LintProblem[] {
  const name = `${method.toUpperCase()} ${path} `;
  return [
    ...missingText(object.summary, [...location, 'summary'], `${name}的 summary `),
    ...missingText(object.description, [...location, 'description'], `${name}的 description `),
    ...parameters.flatMap((parameter, index) =>
      missingText(
        parameter.description,
        [...location, 'parameters', index, 'description'],
        `${name}的参数 ${parameter.name} 的 description `,
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

/** Finds what an operation page needs and the OpenAPI specification does not ask for: Chinese texts and page addresses. */
export function checkTexts(api: OpenApi): LintProblem[] {
  const operations = listOperations(api);
  return [
    ...(/^3\.1\.\d+$/.test(api.openapi)
      ? []
      : [{path: ['openapi'], message: `openapi 应为 3.1.x；收到的是 ${JSON.stringify(api.openapi)}`}]),
    ...(api.tags ?? []).flatMap((tag, index) =>
      missingText(tag['x-displayName'], ['tags', index, 'x-displayName'], `标签 ${tag.name} 的 x-displayName `),
    ),
    ...checkSlugs(operations),
    ...operations.flatMap(checkOperation),
  ];
}
