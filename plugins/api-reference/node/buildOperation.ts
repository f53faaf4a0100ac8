import type {TOCItem} from '@docusaurus/mdx-loader';
import type {Operation} from '../../../lib/openapi/listOperations';
import type {MediaType, Parameter, TagObject} from '../../../lib/openapi/openApi';
import {resolveRef} from '../../../lib/openapi/resolveRef';
import type {ContentSection, OperationPage, PageLink, ParameterSection, ResponseSection} from '../types';
import {describeAuthentication} from './authentication';
import {buildMediaExample} from './buildExample';
import {buildRequest, takesApiKey} from './buildRequest';
import {plainText} from './plainText';
import {type RenderContext, renderFields, renderSchemaTree} from './renderSchema';
import {typeLabel} from './schemaType';
import {statusText} from './statusText';

/** What a page needs beyond its own operation. */
export type OperationContext = RenderContext & {
  guidesOf: (operation: Operation) => PageLink[];
  /** What of it was run on the real program, in a sentence. */
  verifiedOf: (operation: Operation, request: OperationPage['request']) => string;
  /** Where the page differs from the official English one, as Markdown. */
  correctionsOf: (operation: Operation) => string;
  /** What became of it from one version to the other, as Markdown; none in a site of one version. */
  versionsOf?: (operation: Operation) => {title: string; text: string};
  /** The pages before and after, in the order of the sidebar. */
  neighbours: (operation: Operation) => {previous?: PageLink; next?: PageLink};
};

const PARAMETER_GROUPS = [
  {place: 'path', id: 'path-parameters', title: '路径参数'},
  {place: 'query', id: 'query-parameters', title: '查询参数'},
  {place: 'header', id: 'header-parameters', title: '请求头参数'},
  {place: 'cookie', id: 'cookie-parameters', title: 'Cookie 参数'},
] as const;

function contentSection([mediaType, media]: [string, MediaType], context: RenderContext): ContentSection {
  const schema = media.schema ?? {};
  const example = buildMediaExample(context.api, media);
  const isText = !/json/.test(mediaType) && typeof example === 'string';
  const hasExample = example !== undefined && !/form-data|urlencoded/.test(mediaType);
  return {
    mediaType,
    tree: renderSchemaTree(schema, context),
    type: Object.keys(schema).length > 0 ? typeLabel(context.api, schema) : '',
    ...(hasExample && {example: isText ? example : JSON.stringify(example, null, 2)}),
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

function responseSections({object}: Operation, context: RenderContext): ResponseSection[] {
  return Object.entries(object.responses ?? {}).map(([status, value]) => {
    const response = resolveRef(context.api, value);
    return {
      status,
      id: `response-${status.toLowerCase()}`,
      title: statusText(status),
      description: context.prose.block(response.description ?? ''),
      contents: Object.entries(response.content ?? {}).map((entry) => contentSection(entry, {...context, isResponse: true})),
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

function versionsSection(operation: Operation, {versionsOf, prose}: OperationContext): OperationPage['versions'] {
  const versions = versionsOf?.(operation);
  return versions && {title: versions.title, html: prose.block(versions.text)};
}

type Sections = Pick<OperationPage, 'parameters' | 'body' | 'responses' | 'guides' | 'versions'>;

function buildToc({parameters, body, responses, guides, versions}: Sections): TOCItem[] {
  const item = (id: string, value: string, level: 2 | 3 = 2): TOCItem => ({id, value, level});
  return [
    item('request', '请求示例'),
    item('authentication', '身份验证'),
    ...(parameters.length > 0 ? [item('parameters', '参数'), ...parameters.map(({id, title}) => item(id, title, 3))] : []),
    ...(body ? [item('body', '请求体')] : []),
    item('responses', '响应'),
    ...responses.map(({id, status, title}) => item(id, `${status} ${title}`, 3)),
    ...(versions ? [item('versions', versions.title)] : []),
    ...(guides.length > 0 ? [item('guides', '相关指南')] : []),
  ];
}

/** Prepares everything that the page of one operation shows. */
export function buildOperation(operation: Operation, context: OperationContext): OperationPage {
  const {api, prose} = context;
  const {object, method, path, slug} = operation;
  const tag = (api.tags ?? []).find(({name}) => name === operation.tag) as TagObject | undefined;
  prose.takeLinks();
  const sections: Sections = {
    parameters: parameterSections(operation.parameters, context),
    body: bodySection(operation, context),
    responses: responseSections(operation, context),
    versions: versionsSection(operation, context),
    guides: context.guidesOf(operation),
  };
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
    ...sections,
    corrections: prose.block(context.correctionsOf(operation)),
    request,
    verified: context.verifiedOf(operation, request),
    toc: buildToc(sections),
    ...context.neighbours(operation),
  };
  return {...page, links: prose.takeLinks()};
}
