import {isObject} from '../input/isObject';
import {convertValue} from './convertValue';
import {suggestName} from './nearestName';
import {readTemplate, readTemplateParts} from './readTemplate';
import type {
  ComponentTemplate,
  ComponentTemplates,
  ComposeOptions,
  FigureNode,
  FlowProblem,
  FlowStep,
  FlowTable,
  Json,
  TemplateField,
} from './types';

/** A component of the server and its name there. */
type KnownTemplate = {type: string; body: ComponentTemplate};

/** Lists the components in a response of `/api/v1/all`; entries without fields are not components. */
export function listTemplates(templates: ComponentTemplates): KnownTemplate[] {
  return Object.values(templates).flatMap((category) =>
    Object.entries(isObject(category) ? category : {}).flatMap(([type, given]) => {
      const body = readTemplate(given);
      return body ? [{type, body}] : [];
    }),
  );
}

const shownName = ({body}: KnownTemplate) => body.display_name.trim();

/**
 * Finds the component for a node of a figure: by the table of the version, by type, then by shown name. Current components come before
 * legacy ones, because a version may have an old and a new component with the same name.
 */
export function findTemplate(known: readonly KnownTemplate[], node: FigureNode, table: FlowTable = {}): KnownTemplate | {problem: string} {
  const renamed = (node.type && table.components?.[node.type]) || table.components?.[node.component];
  const byTable = known.find(({type}) => type === renamed);
  const meant = [...known.filter(({type}) => type === node.type), ...known.filter((one) => shownName(one) === node.component)];
  const found = byTable ?? meant.find(({body}) => !body.legacy) ?? meant[0];
  if (found) return found;
  return {problem: `这个 Langflow 没有组件 ${node.component}；${suggestName(node.component, known.map(shownName).slice())}`};
}

/** A node that is being filled: its template so far, and the problems and steps found. */
export type FilledNode = {node: FigureNode; type: string; body: ComponentTemplate; problems: FlowProblem[]; steps: FlowStep[]};

/** Field types for which the server is asked for the options before the value is set. */
const ASKED_FIRST = new Set(['model', 'mcp']);

export const fieldOf = ({template}: ComponentTemplate, name: string): TemplateField | undefined => {
  const field = template[name];
  return typeof field === 'object' ? field : undefined;
};

/** Names of the fields that can be set or connected. */
export const fieldNames = ({template}: ComponentTemplate): string[] =>
  Object.keys(template).filter((name) => name !== 'code' && typeof template[name] === 'object');

function setField(work: FilledNode, name: string, change: Partial<TemplateField>): void {
  const {template} = work.body;
  work.body = {...work.body, template: {...template, [name]: {...fieldOf(work.body, name), ...change}}};
}

const report = ({node, problems}: FilledNode, kind: FlowProblem['kind'], message: string) =>
  problems.push({kind, node: node.id, message: `${node.component}：${message}`});

type Template = ComponentTemplate['template'];

/** The template without global variables: the server does not need them to compute ports, and may not have them yet. */
const withoutVariables = (template: Template): Template =>
  Object.fromEntries(
    Object.entries(template).map(([name, field]) => [
      name,
      typeof field === 'object' && field.load_from_db && field.value ? {...field, value: '', load_from_db: false} : field,
    ]),
  );

/** Restores the global variables in the template that the server returned. */
const withVariablesOf = (before: Template, template: Template): Template =>
  Object.fromEntries(
    Object.entries(template).map(([name, field]) => {
      const old = before[name];
      const isVariable = typeof field === 'object' && typeof old === 'object' && old.load_from_db && old.value;
      return [name, isVariable ? {...field, value: old.value, load_from_db: true} : field];
    }),
  );

/** Sends a choice to the server as the canvas does; new fields and outputs may appear. */
async function update(work: FilledNode, field: string, value: Json, {ask}: ComposeOptions): Promise<void> {
  if (!ask) return;
  const {template} = work.body;
  const toolMode = field === 'tool_mode' ? value === true : work.body.tool_mode === true;
  const code = fieldOf(work.body, 'code')?.value ?? '';
  const body = {code, template: withoutVariables(template), field, field_value: value, tool_mode: toolMode};
  try {
    const answer = await ask('POST', '/api/v1/custom_component/update', body);
    if (!isObject(answer) || !isObject(answer.template)) throw new Error('答复里没有字段');
    const parts = readTemplateParts(answer);
    work.body = {...work.body, template: withVariablesOf(template, parts.template), outputs: parts.outputs, tool_mode: toolMode};
  } catch (error) {
    // The choice may need a service or key that the server does not have yet. Ports that are missing then are reported as problems.
    const message = `${work.node.component}：服务器没有接受 ${field} 的选择，准备好以后在画布上再选一次（${(error as Error).message}）`;
    work.steps.push({kind: 'choice', node: work.node.id, name: typeof value === 'string' ? value : field, message});
  }
}

/** Finds the variables of a prompt. Each becomes a field and a port. */
async function fillPrompt(work: FilledNode, name: string, template: string, {ask}: ComposeOptions): Promise<void> {
  setField(work, name, {value: template});
  if (!template.includes('{')) return;
  if (!ask) return void report(work, 'server', `没有服务器，找不出 ${name} 里的变量`);
  try {
    const answer = await ask('POST', '/api/v1/validate/prompt', {name, template, frontend_node: work.body});
    const found = readTemplate(isObject(answer) ? answer.frontend_node : undefined);
    if (found) work.body = {...work.body, ...found};
    setField(work, name, {value: template});
  } catch (error) {
    report(work, 'server', `服务器没有接受 ${name}：${(error as Error).message}`);
  }
}

/** Readers choose their own file: the file name only determines the outputs and is then cleared. */
async function fillFile(work: FilledNode, name: string, value: Json, options: ComposeOptions): Promise<void> {
  const files = (Array.isArray(value) ? value : [value]).map(String).filter(Boolean);
  if (files.length === 0) return;
  const paths = files.map((file) => options.fileOf?.(file) ?? file);
  const isList = fieldOf(work.body, name)?.list === true;
  setField(work, name, {file_path: isList ? paths : (paths[0] ?? '')});
  if (fieldOf(work.body, name)?.real_time_refresh) await update(work, name, isList ? paths : (paths[0] ?? ''), options);
  if (files.every((file) => options.fileOf?.(file))) return;
  setField(work, name, {value: isList ? [] : '', file_path: isList ? [] : ''});
  for (const file of files)
    work.steps.push({kind: 'file', node: work.node.id, name: file, message: `${work.node.component}：选择自己的文件，图里是 ${file}`});
}

async function fillField(work: FilledNode, name: string, value: Json, options: ComposeOptions): Promise<void> {
  const field = fieldOf(work.body, name);
  if (field?.type === 'prompt') return fillPrompt(work, name, String(value), options);
  if (field?.type === 'file') return fillFile(work, name, value, options);
  if (ASKED_FIRST.has(field?.type ?? '') && value !== '') await update(work, name, '', options);
  const {set, step, problem} = convertValue(fieldOf(work.body, name) ?? {}, value);
  if (problem) report(work, 'value', `字段 ${name} ${problem}`);
  if (step) work.steps.push({...step, node: work.node.id, message: `${work.node.component}：${step.message}`});
  if (!set) return;
  setField(work, name, set);
  if (field?.real_time_refresh && !field.password) await update(work, name, set.value ?? '', options);
  // Set again, because the response of the server may contain the old value.
  setField(work, name, set);
}

/** Sets the fields in canvas order. A field that does not exist yet may appear after another field is set. */
async function fillValues(work: FilledNode, values: Record<string, Json>, options: ComposeOptions): Promise<void> {
  const order = work.body.field_order ?? [];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  let waiting = Object.keys(values).sort((a, b) => rank(a) - rank(b));
  for (let before = Number.POSITIVE_INFINITY; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    const ready = waiting.filter((name) => fieldOf(work.body, name));
    for (const name of ready) await fillField(work, name, values[name] ?? '', options);
    waiting = waiting.filter((name) => !ready.includes(name));
  }
  for (const name of waiting) report(work, 'field', `没有字段 ${name}；${suggestName(name, fieldNames(work.body))}`);
}

/** Fills keys that the figure does not mention with the variables from the table of the version. */
function fillKeys(work: FilledNode, values: Record<string, Json>, {table}: ComposeOptions): void {
  for (const name of fieldNames(work.body)) {
    const variable = table?.keys?.[`${work.type}.${name}`];
    if (!variable || name in values || !fieldOf(work.body, name)?.password) continue;
    setField(work, name, {value: variable, load_from_db: true});
    const message = `${work.node.component}：先在 Settings 的 Global Variables 里创建 ${variable}`;
    work.steps.push({kind: 'variable', node: work.node.id, name: variable, message});
  }
}

/** Fills a component of the server with the values of a figure's node. */
export async function fillNode(node: FigureNode, known: KnownTemplate, isTool: boolean, options: ComposeOptions): Promise<FilledNode> {
  const work: FilledNode = {node, type: known.type, body: structuredClone(known.body), problems: [], steps: []};
  const rename = (name: string) => options.table?.fields?.[`${known.type}.${name}`] ?? name;
  // A component has its tool actions only after it is switched to tool mode.
  const values = Object.fromEntries(
    Object.entries(node.values).flatMap(([name, value]) =>
      name === 'tools_metadata' && typeof value !== 'object' ? [] : [[rename(name), value]],
    ),
  );
  const {tools_metadata: actions, ...rest} = values;
  await fillValues(work, rest, options);
  fillKeys(work, values, options);
  if (isTool) {
    if (options.ask) await update(work, 'tool_mode', true, options);
    else report(work, 'server', '没有服务器，不能开启工具模式');
  }
  if (actions !== undefined) await fillValues(work, {tools_metadata: actions}, options);
  return work;
}
