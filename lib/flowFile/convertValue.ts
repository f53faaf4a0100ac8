import {isObject} from '../input/isObject';
import {suggestName} from './nearestName';
import type {FlowStep, Json, TemplateField} from './types';

/** The value of a field; or the step, if the reader must choose it; or the problem, if the value is not possible. */
export type Converted = {set?: Partial<TemplateField>; step?: Omit<FlowStep, 'node'>; problem?: string};

/** Global variables in pictures: `OPENAI_API_KEY`. */
const VARIABLE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** Names of the options of a field; empty if it has none. */
function optionNames({options}: TemplateField): string[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap((option) =>
    typeof option === 'string' ? [option] : isObject<Json>(option) && typeof option.name === 'string' ? [option.name] : [],
  );
}

function takeNumber(value: Json): Converted {
  const number = typeof value === 'number' ? value : Number(value);
  return Number.isNaN(number) || value === '' ? {problem: `应为数字，图里是“${String(value)}”`} : {set: {value: number}};
}

function takeTruth(value: Json): Converted {
  if (typeof value === 'boolean') return {set: {value}};
  return value === 'true' || value === 'false'
    ? {set: {value: value === 'true'}}
    : {problem: `应为 true 或 false，图里是“${String(value)}”`};
}

/** A list whose items have icons: the canvas stores the complete options. */
function takeSorted(field: TemplateField, value: Json): Converted {
  const options = Array.isArray(field.options) ? field.options.filter(isObject<Json>) : [];
  const wanted = (Array.isArray(value) ? value : [value]).map(String);
  // The service lists its options only to clients with a key.
  if (options.length === 0) return {step: {kind: 'choice', name: wanted.join('、'), message: `填好密钥以后，选择 ${wanted.join('、')}`}};
  const missing = wanted.find((name) => !options.some((option) => option.name === name));
  if (missing !== undefined) return {problem: `没有选项“${missing}”；${suggestName(missing, optionNames(field))}`};
  return {set: {value: options.filter(({name}) => wanted.includes(String(name)))}};
}

function takeModel(field: TemplateField, value: Json): Converted {
  if (value === '' || value === field.placeholder) return {};
  const options = Array.isArray(field.options) ? field.options.filter(isObject<Json>) : [];
  const option = options.find(({name}) => name === value);
  if (option) return {set: {value: [option]}};
  const name = String(value);
  return {step: {kind: 'provider', name, message: `选择语言模型或嵌入模型：图里是 ${name}，先在 Model Providers 里设置好它的提供商`}};
}

function takeServer(value: Json): Converted {
  const name = String(value);
  return {
    set: {value: {name, config: {}}},
    step: {kind: 'mcp', name, message: `先在 Settings 的 MCP Servers 里添加名为 ${name} 的服务器`},
  };
}

function takeVariable(name: string): Converted {
  return {
    set: {value: name, load_from_db: true},
    step: {kind: 'variable', name, message: `先在 Settings 的 Global Variables 里创建 ${name}`},
  };
}

function takeText(field: TemplateField, value: Json): Converted {
  const names = optionNames(field);
  const text = typeof value === 'object' ? value : String(value);
  if (typeof text === 'string' && 'load_from_db' in field && VARIABLE.test(text)) return takeVariable(text);
  if (field.password && text !== '') return {problem: '密钥只能写全局变量的名字，例如 OPENAI_API_KEY'};
  const strange = (Array.isArray(text) ? text : [text]).find((one) => names.length > 0 && !names.includes(String(one)));
  if (strange !== undefined && !field.combobox) return {problem: `没有选项“${String(strange)}”；${suggestName(String(strange), names)}`};
  return {set: {value: field.list && !Array.isArray(text) ? [text] : text, ...('load_from_db' in field ? {load_from_db: false} : {})}};
}

/** Converts a value of a figure to the value of a template field. */
export function convertValue(field: TemplateField, value: Json): Converted {
  switch (field.type) {
    case 'int':
    case 'float':
    case 'slider':
      return takeNumber(value);
    case 'bool':
      return takeTruth(value);
    case 'sortableList':
      return takeSorted(field, value);
    case 'model':
      return takeModel(field, value);
    case 'mcp':
      return takeServer(value);
    case 'table':
    case 'dict':
    case 'NestedDict':
      return typeof value === 'object' ? {set: {value}} : {problem: `要写成数据，图里只是文字“${String(value)}”；请在节点的 flow 里写`};
    case 'tools':
      // The server finds the actions itself; the text in the picture is not needed.
      return typeof value === 'object' ? {set: {value}} : {};
    default:
      return takeText(field, value);
  }
}
