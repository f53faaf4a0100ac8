import type {MediaType, Operation, Parameter, TagObject} from '../../../lib/openapi/openApi';
import {resolveRef} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {
  type ContentSection,
  OPERATION_SECTIONS,
  type OperationPage,
  type OperationSectionId,
  type PageLink,
  type ParameterSection,
  type ResponseSection,
} from '../types';
import {describeAuthentication} from './authentication';
import {exampleText} from './buildBody';
import {buildMediaExample} from './buildExample';
import {buildRequest, takesApiKey} from './buildRequest';
import {plainText} from './plainText';
import {type RenderContext, renderFields, renderSchemaTree} from './renderSchema';
import {typeLabel} from './schemaType';
import {INVALID_REQUEST, isValidated, placeError} from './validation';

const MEANINGS: Record<string, string> = {
  '200': '成功',
  '201': '已创建',
  '202': '已接受',
  '204': '成功，无内容',
  '307': '临时重定向',
  '400': '请求有误',
  '401': '未认证',
  '403': '没有权限',
  '404': '不存在',
  '409': '冲突',
  '413': '内容过大',
  '422': '参数校验失败',
  '500': '服务器内部错误',
  '501': '未实现',
  '503': '服务不可用',
};

const CLASSES: Record<string, string> = {'1': '信息', '2': '成功', '3': '重定向', '4': '请求有误', '5': '服务器出错'};

/** Short Chinese text for an HTTP status code. */
function statusText(status: string): string {
  return MEANINGS[status] ?? CLASSES[status[0] ?? ''] ?? '其他';
}

/** Data that a page needs in addition to its operation. */
export type OperationContext = RenderContext & {
  guidesOf: (operation: Operation) => PageLink[];
  /** A sentence about what was verified on a real Langflow. */
  verifiedOf: (operation: Operation, request: OperationPage['request']) => string;
  /** Differences from the official English page, as Markdown. */
  correctionsOf: (operation: Operation) => string;
  /** Changes of the operation between two versions, as Markdown; not set in a site with one version. */
  versionsOf?: (operation: Operation) => {title: string; text: string};
  /** The previous and next page in sidebar order. */
  neighbours: (operation: Operation) => {previous?: PageLink; next?: PageLink};
};

const PARAMETER_GROUPS = [
  {place: 'path', id: 'path-parameters', title: '路径参数'},
  {place: 'query', id: 'query-parameters', title: '查询参数'},
  {place: 'header', id: 'header-parameters', title: '请求头参数'},
  {place: 'cookie', id: 'cookie-parameters', title: 'Cookie 参数'},
] as const;

function contentSection(
  [mediaType, media]: [string, MediaType],
  context: RenderContext,
  adapt?: (value: JsonValue | undefined) => JsonValue | undefined,
): ContentSection {
  const schema = media.schema ?? {};
  const adapted = adapt?.(buildMediaExample(context.api, media));
  const example = adapted === undefined ? exampleText(context.api, mediaType, media) : JSON.stringify(adapted, null, 2);
  const hasExample = example !== undefined && !/form-data|urlencoded/.test(mediaType);
  return {
    mediaType,
    tree: renderSchemaTree(schema, context),
    type: Object.keys(schema).length > 0 ? typeLabel(context.api, schema) : '',
    ...(hasExample && {example}),
  };
}

function parameterSections(parameters: Parameter[], context: RenderContext): ParameterSection[] {
  return PARAMETER_GROUPS.flatMap(({place, id, title}) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({name, schema = {}, required, deprecated, description}) => ({name, schema, required, deprecated, description}));
    return fields.length > 0 ? [{id, title, tree: renderFields(fields, context)}] : [];
  });
}

function responseSections(operation: Operation, context: RenderContext): ResponseSection[] {
  const {api} = context;
  // FastAPI lists the validation error wherever there is a parameter, even one that accepts any text.
  const answers = Object.entries(operation.object.responses ?? {}).filter(
    ([status]) => status !== INVALID_REQUEST || isValidated(api, operation),
  );
  return answers.map(([status, value]) => {
    const adapt = status === INVALID_REQUEST ? (example: JsonValue | undefined) => placeError(example, api, operation) : undefined;
    const response = resolveRef(context.api, value);
    return {
      status,
      id: `response-${status.toLowerCase()}`,
      title: statusText(status),
      description: context.prose.block(response.description ?? ''),
      contents: Object.entries(response.content ?? {}).map((entry) => contentSection(entry, {...context, isResponse: true}, adapt)),
    };
  });
}

function bodySection({object}: Operation, context: RenderContext): OperationPage['body'] {
  if (!object.requestBody) return undefined;
  const {required = false, description = '', content = {}} = resolveRef(context.api, object.requestBody);
  return {
    required,
    description: context.prose.block(description),
    contents: Object.entries(content).map((entry) => contentSection(entry, context)),
  };
}

function authenticationText(operation: Operation, {api, prose}: OperationContext): string {
  const requirements = operation.object.security ?? api.security ?? [];
  return prose.block(describeAuthentication(api, requirements, takesApiKey(api, operation)));
}

type SectionData = Pick<OperationPage, 'parameters' | 'body' | 'guides'>;

/** The sections that a page has. */
function listSections({parameters, body, guides}: SectionData, versionsTitle: string | undefined): OperationPage['sections'] {
  const titles: Record<OperationSectionId, string | false | undefined> = {
    request: '请求示例',
    authentication: '身份验证',
    parameters: parameters.length > 0 && '参数',
    body: body && '请求体',
    responses: '响应',
    versions: versionsTitle,
    guides: guides.length > 0 && '相关指南',
  };
  return OPERATION_SECTIONS.flatMap((id) => {
    const title = titles[id];
    return title ? [{id, title}] : [];
  });
}

/** Prepares all data of an operation page. */
export function buildOperation(operation: Operation, context: OperationContext): OperationPage {
  const {api, prose} = context;
  const {object, method, path, slug} = operation;
  const tag = (api.tags ?? []).find(({name}) => name === operation.tag) as TagObject | undefined;
  prose.takeLinks();
  const data = {
    parameters: parameterSections(operation.parameters, context),
    body: bodySection(operation, context),
    responses: responseSections(operation, context),
    guides: context.guidesOf(operation),
  };
  const versions = context.versionsOf?.(operation);
  const request = buildRequest(api, operation);
  const page = {
    slug,
    title: object.summary ?? slug,
    method,
    path,
    deprecated: object.deprecated ?? false,
    summary: `${method.toUpperCase()} ${path}：${plainText(object.description ?? '')}`,
    description: prose.block(object.description ?? ''),
    tag: {name: operation.tag, label: tag?.['x-displayName'] ?? operation.tag},
    authentication: authenticationText(operation, context),
    ...data,
    versions: prose.block(versions?.text ?? ''),
    corrections: prose.block(context.correctionsOf(operation)),
    request,
    verified: context.verifiedOf(operation, request),
    sections: listSections(data, versions?.title),
    ...context.neighbours(operation),
  };
  return {...page, links: prose.takeLinks()};
}
