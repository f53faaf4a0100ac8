import type {OpenApi, Operation, Parameter} from '../../../lib/openapi/openApi';
import {type InputField, type ParameterStyle, type RequestModel, STYLE_NAMES} from '../types';
import {buildBody} from './buildBody';
import {toField} from './toField';

/** How a list or an object is written, if not as usual in its place. */
function styleOf({in: place, content, style, explode, allowReserved}: Parameter): ParameterStyle | undefined {
  if (content) return {name: 'document'};
  const usual = place === 'query' ? 'form' : 'simple';
  const name = STYLE_NAMES.find((known) => known === style) ?? usual;
  const isExploded = explode ?? name === 'form';
  if (name === usual && isExploded === (usual === 'form') && !allowReserved) return undefined;
  return {
    name,
    ...(isExploded && {explode: true}),
    ...(!isExploded && name === 'form' && {explode: false}),
    ...(allowReserved && {allowReserved}),
  };
}

function parameterField(api: OpenApi, parameter: Parameter): InputField[] {
  // Browsers do not let a page set cookies for another origin.
  if (parameter.in === 'cookie') return [];
  const {multiple, ...field} = toField(api, parameter.name, parameter.in, parameter.schema ?? {});
  const style = styleOf(parameter);
  const isDocument = style?.name === 'document';
  // A list in a document is entered as JSON.
  const type = isDocument && field.type === 'array' ? 'object' : field.type;
  return [
    {
      ...field,
      type,
      ...(multiple && !isDocument && {multiple}),
      ...(style && {style}),
      ...(parameter.example !== undefined && {example: parameter.example}),
      ...(parameter.required && {required: true}),
    },
  ];
}

/** Whether an operation accepts an API key. */
export function takesApiKey(api: OpenApi, operation: Operation): boolean {
  const requirements = operation.object.security ?? api.security ?? [];
  const schemes = api.components?.securitySchemes ?? {};
  return requirements.some((requirement) => Object.keys(requirement).some((name) => schemes[name]?.type === 'apiKey'));
}

/** Prepares the data of an operation for code samples and "try it". */
export function buildRequest(api: OpenApi, operation: Operation): RequestModel {
  const body = buildBody(api, operation);
  return {
    method: operation.method,
    path: operation.path,
    fields: operation.parameters.flatMap((parameter) => parameterField(api, parameter)),
    ...(body && {body}),
    auth: takesApiKey(api, operation),
    ...(operation.object['x-gzip'] && {gzip: true}),
    ...(operation.slug.startsWith('download-') && {download: true}),
  };
}
